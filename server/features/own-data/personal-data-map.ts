import { messageAsSent, type Row, reportAsSent, requestAsReceived, requestAsSent } from './own-data.policy.ts';

/**
 * Every column that refers to a person, and what becomes of its rows. A test compares this list with the foreign keys of
 * the database, so that a new table cannot be forgotten.
 */
export interface PersonalDataColumn {
  table: string;
  column: string;
  /** Under this name in the file that its owner downloads; absent for what says nothing about the person. */
  exportedAs?: string;
  /** What its owner may know of a row, where that is not all of it. */
  shownAs?: (row: Row) => Row | undefined;
  /** When the account is deleted. What is kept belongs to a nameless account from then on. */
  onDeletion: 'remove' | 'keep';
}

/** Never leaves the server: secrets, what another person refused, and what is derived for searching. */
export const SECRET_COLUMNS = [
  'password',
  'token_hash',
  'code_hash',
  'secret',
  'public_key',
  'sid',
  'document',
  'search_document',
  'refused_id',
];

export const PERSONAL_DATA_MAP: readonly PersonalDataColumn[] = [
  { table: 'user_skills', column: 'user_id', exportedAs: 'habilidades', onDeletion: 'remove' },
  { table: 'external_identities', column: 'user_id', exportedAs: 'cuentasExternas', onDeletion: 'remove' },
  { table: 'idempotency_keys', column: 'user_id', onDeletion: 'remove' },
  { table: 'known_browsers', column: 'user_id', onDeletion: 'remove' },
  { table: 'totp_secrets', column: 'user_id', exportedAs: 'aplicacionDeCodigos', onDeletion: 'remove' },
  { table: 'recovery_codes', column: 'user_id', exportedAs: 'codigosDeRecuperacion', onDeletion: 'remove' },
  { table: 'passkeys', column: 'user_id', exportedAs: 'llavesDeAcceso', onDeletion: 'remove' },
  { table: 'login_challenges', column: 'user_id', onDeletion: 'remove' },
  { table: 'account_tokens', column: 'user_id', onDeletion: 'remove' },
  { table: 'contact_reads', column: 'reader_id', exportedAs: 'contactosVistosHoy', onDeletion: 'remove' },
  { table: 'contact_reads', column: 'member_id', onDeletion: 'remove' },
  { table: 'member_directory', column: 'user_id', onDeletion: 'remove' },
  {
    table: 'connections',
    column: 'requester_id',
    exportedAs: 'solicitudesEnviadas',
    shownAs: requestAsSent,
    onDeletion: 'remove',
  },
  {
    table: 'connections',
    column: 'receiver_id',
    exportedAs: 'solicitudesRecibidas',
    shownAs: requestAsReceived,
    onDeletion: 'remove',
  },
  { table: 'messages', column: 'sender_id', exportedAs: 'mensajesEnviados', onDeletion: 'remove' },
  { table: 'messages', column: 'receiver_id', exportedAs: 'mensajesRecibidos', onDeletion: 'remove' },
  { table: 'conversations', column: 'user_id', onDeletion: 'remove' },
  { table: 'conversations', column: 'other_id', onDeletion: 'remove' },
  // A report outlives what it is about, whoever wrote that, and who reported it: until it is decided and 180 days after
  // (`retention.policy.ts`). That somebody was reported, and by whom, is not theirs to download.
  {
    table: 'message_reports',
    column: 'reporter_id',
    exportedAs: 'reportesDeMensajes',
    shownAs: reportAsSent,
    onDeletion: 'keep',
  },
  { table: 'message_reports', column: 'sender_id', onDeletion: 'keep' },
  { table: 'message_reports', column: 'resolved_by', onDeletion: 'keep' },
  { table: 'notifications', column: 'user_id', exportedAs: 'avisos', onDeletion: 'remove' },
  // What others were told of them, by name.
  { table: 'notifications', column: 'about_id', onDeletion: 'remove' },
  { table: 'notification_preferences', column: 'user_id', exportedAs: 'preferenciasDeAvisos', onDeletion: 'remove' },
  { table: 'event_subscribers', column: 'user_id', exportedAs: 'avisosDeEventos', onDeletion: 'remove' },
  { table: 'event_registrations', column: 'user_id', exportedAs: 'inscripciones', onDeletion: 'keep' },
  { table: 'events', column: 'created_by', exportedAs: 'eventosPropuestos', onDeletion: 'keep' },
  { table: 'project_participants', column: 'user_id', exportedAs: 'proyectos', onDeletion: 'remove' },
  { table: 'forum_posts', column: 'author_id', exportedAs: 'publicaciones', onDeletion: 'keep' },
  { table: 'forum_comments', column: 'author_id', exportedAs: 'comentarios', onDeletion: 'keep' },
  { table: 'forum_post_likes', column: 'user_id', exportedAs: 'meGusta', onDeletion: 'remove' },
  {
    table: 'forum_reports',
    column: 'reporter_id',
    exportedAs: 'reportesDelForo',
    shownAs: reportAsSent,
    onDeletion: 'keep',
  },
  { table: 'forum_reports', column: 'author_id', onDeletion: 'keep' },
  { table: 'forum_reports', column: 'resolved_by', onDeletion: 'keep' },
  {
    table: 'profile_reports',
    column: 'reporter_id',
    exportedAs: 'reportesDePerfiles',
    shownAs: reportAsSent,
    onDeletion: 'keep',
  },
  { table: 'profile_reports', column: 'member_id', onDeletion: 'keep' },
  { table: 'profile_reports', column: 'resolved_by', onDeletion: 'keep' },
  {
    table: 'contact_messages',
    column: 'user_id',
    exportedAs: 'mensajesAlConsejo',
    shownAs: messageAsSent,
    onDeletion: 'remove',
  },
  { table: 'contact_messages', column: 'answered_by', onDeletion: 'keep' },
  { table: 'newsletter_issues', column: 'created_by', onDeletion: 'keep' },
  { table: 'legal_versions', column: 'published_by', onDeletion: 'keep' },
  { table: 'consents', column: 'user_id', exportedAs: 'consentimientos', onDeletion: 'remove' },
  // Who entered from where is needed for as long as it is kept, above all of an account that somebody else may have closed.
  { table: 'security_events', column: 'user_id', exportedAs: 'registroDeSeguridad', onDeletion: 'keep' },
  // Who did what in the administration stays on record.
  { table: 'audit_log', column: 'actor_id', exportedAs: 'accionesDeAdministracion', onDeletion: 'keep' },
];
