import {
  eventAsProposed,
  imageAsUploaded,
  messageAsSent,
  noteAsWritten,
  type Row,
  registrationAsOwn,
  reportAsSent,
  requestAsReceived,
  requestAsSent,
} from './own-data.policy.ts';

/** Every column that refers to a person. A test compares it with the database's foreign keys. */
export interface PersonalDataColumn {
  table: string;
  column: string;
  /** Absent for what says nothing about the person. */
  exportedAs?: string;
  shownAs?: (row: Row) => Row | undefined;
  /** Kept rows belong to the anonymized account from then on. */
  onDeletion: 'remove' | 'revoke' | 'keep';
}

/** Secrets, what another person refused, and what is derived. */
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
  'photo_hash',
  'session_generation',
];

const REPORTS_SENT = { table: 'reports', column: 'reporter_id', onDeletion: 'keep' } as const;

/** Copies of `reports` for the release before (`schema/former-reports.sql`). */
const FORMER_REPORTS = [
  ...['reporter_id', 'author_id', 'resolved_by'].map((column) => ({ table: 'forum_reports', column })),
  ...['reporter_id', 'sender_id', 'resolved_by'].map((column) => ({ table: 'message_reports', column })),
  ...['reporter_id', 'member_id', 'resolved_by'].map((column) => ({ table: 'profile_reports', column })),
].map((each) => ({ ...each, onDeletion: 'keep' as const }));

export const PERSONAL_DATA_MAP: readonly PersonalDataColumn[] = [
  { table: 'user_skills', column: 'user_id', exportedAs: 'habilidades', onDeletion: 'remove' },
  { table: 'external_identities', column: 'user_id', exportedAs: 'cuentasExternas', onDeletion: 'revoke' },
  {
    table: 'unlinked_identities',
    column: 'user_id',
    exportedAs: 'cuentasExternasDesenlazadas',
    onDeletion: 'remove',
  },
  { table: 'idempotency_keys', column: 'user_id', onDeletion: 'revoke' },
  { table: 'known_browsers', column: 'user_id', onDeletion: 'revoke' },
  { table: 'totp_secrets', column: 'user_id', exportedAs: 'aplicacionDeCodigos', onDeletion: 'revoke' },
  { table: 'recovery_codes', column: 'user_id', exportedAs: 'codigosDeRecuperacion', onDeletion: 'revoke' },
  { table: 'passkeys', column: 'user_id', exportedAs: 'llavesDeAcceso', onDeletion: 'revoke' },
  { table: 'login_challenges', column: 'user_id', onDeletion: 'revoke' },
  { table: 'account_tokens', column: 'user_id', onDeletion: 'revoke' },
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
  // Kept until 180 days after the decision (`core/retention.ts`). Reported people may not download them.
  { ...REPORTS_SENT, exportedAs: 'reportesDeMensajes', shownAs: reportAsSent('message') },
  { ...REPORTS_SENT, exportedAs: 'reportesDelForo', shownAs: reportAsSent('post', 'comment') },
  { ...REPORTS_SENT, exportedAs: 'reportesDePerfiles', shownAs: reportAsSent('profile') },
  { table: 'reports', column: 'author_id', onDeletion: 'keep' },
  { table: 'reports', column: 'resolved_by', onDeletion: 'keep' },
  ...FORMER_REPORTS,
  { table: 'notifications', column: 'user_id', exportedAs: 'avisos', onDeletion: 'remove' },
  { table: 'notifications', column: 'about_id', onDeletion: 'remove' },
  { table: 'notification_preferences', column: 'user_id', exportedAs: 'preferenciasDeAvisos', onDeletion: 'remove' },
  { table: 'event_subscribers', column: 'user_id', exportedAs: 'avisosDeEventos', onDeletion: 'remove' },
  { table: 'event_speakers', column: 'user_id', exportedAs: 'ponencias', onDeletion: 'remove' },
  // Their answers are deleted with the account.
  {
    table: 'event_registrations',
    column: 'user_id',
    exportedAs: 'inscripciones',
    shownAs: registrationAsOwn,
    onDeletion: 'keep',
  },
  {
    table: 'events',
    column: 'created_by',
    exportedAs: 'eventosPropuestos',
    shownAs: eventAsProposed,
    onDeletion: 'keep',
  },
  { table: 'project_participants', column: 'user_id', exportedAs: 'proyectos', onDeletion: 'remove' },
  { table: 'forum_posts', column: 'author_id', exportedAs: 'publicaciones', onDeletion: 'keep' },
  { table: 'forum_comments', column: 'author_id', exportedAs: 'comentarios', onDeletion: 'keep' },
  { table: 'forum_post_likes', column: 'user_id', exportedAs: 'meGusta', onDeletion: 'remove' },
  // The author of a note is not exported.
  {
    table: 'member_notes',
    column: 'member_id',
    exportedAs: 'notasDeLaOficina',
    shownAs: noteAsWritten,
    onDeletion: 'remove',
  },
  { table: 'member_notes', column: 'author_id', onDeletion: 'keep' },
  {
    table: 'contact_messages',
    column: 'user_id',
    exportedAs: 'mensajesDeContacto',
    shownAs: messageAsSent,
    onDeletion: 'remove',
  },
  { table: 'contact_messages', column: 'answered_by', onDeletion: 'keep' },
  // What an invitation says belongs to its address (`readInvitations`), as do refused mails (`readBounces`).
  { table: 'invitations', column: 'invited_by', onDeletion: 'keep' },
  { table: 'newsletter_issues', column: 'created_by', onDeletion: 'keep' },
  { table: 'legal_versions', column: 'published_by', onDeletion: 'keep' },
  { table: 'content_versions', column: 'published_by', onDeletion: 'keep' },
  { table: 'media_items', column: 'uploaded_by', exportedAs: 'imagenes', shownAs: imageAsUploaded, onDeletion: 'keep' },
  { table: 'consents', column: 'user_id', exportedAs: 'consentimientos', onDeletion: 'remove' },
  // Needed for its whole retention period: an intruder may have closed the account.
  { table: 'security_events', column: 'user_id', exportedAs: 'registroDeSeguridad', onDeletion: 'keep' },
  // Audit entries are permanent.
  { table: 'audit_log', column: 'actor_id', exportedAs: 'accionesDeAdministracion', onDeletion: 'keep' },
];
