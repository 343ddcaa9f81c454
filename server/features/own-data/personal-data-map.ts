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

/** Kept rows belong to the anonymized account from then on. */
type OnDeletion = 'remove' | 'revoke' | 'keep';

/** Every column that refers to a person. A test compares it with the database's foreign keys. */
export interface PersonalDataColumn {
  table: string;
  column: string;
  /** Absent for what says nothing about the person. */
  exportedAs: string | undefined;
  shownAs: ((row: Row) => Row | undefined) | undefined;
  onDeletion: OnDeletion;
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

/** By `table.column`: what becomes of the rows, their name in the download, and how they are shown there. */
const REFERENCES: Record<
  string,
  [onDeletion: OnDeletion, exportedAs?: string, shownAs?: PersonalDataColumn['shownAs']]
> = {
  'user_skills.user_id': ['remove', 'habilidades'],
  'external_identities.user_id': ['revoke', 'cuentasExternas'],
  'unlinked_identities.user_id': ['remove', 'cuentasExternasDesenlazadas'],
  'idempotency_keys.user_id': ['revoke'],
  'known_browsers.user_id': ['revoke'],
  'totp_secrets.user_id': ['revoke', 'aplicacionDeCodigos'],
  'recovery_codes.user_id': ['revoke', 'codigosDeRecuperacion'],
  'passkeys.user_id': ['revoke', 'llavesDeAcceso'],
  'login_challenges.user_id': ['revoke'],
  'account_tokens.user_id': ['revoke'],
  'contact_reads.reader_id': ['remove', 'contactosVistosHoy'],
  'contact_reads.member_id': ['remove'],
  'member_directory.user_id': ['remove'],
  'connections.requester_id': ['remove', 'solicitudesEnviadas', requestAsSent],
  'connections.receiver_id': ['remove', 'solicitudesRecibidas', requestAsReceived],
  'messages.sender_id': ['remove', 'mensajesEnviados'],
  'messages.receiver_id': ['remove', 'mensajesRecibidos'],
  'conversations.user_id': ['remove'],
  'conversations.other_id': ['remove'],
  // Kept until 180 days after the decision (`core/retention.ts`). Reported people may not download them.
  'reports.reporter_id': ['keep', 'reportes', reportAsSent],
  'reports.author_id': ['keep'],
  'reports.resolved_by': ['keep'],
  // Copies of `reports` for the release before (`schema/former-reports.sql`).
  'forum_reports.reporter_id': ['keep'],
  'forum_reports.author_id': ['keep'],
  'forum_reports.resolved_by': ['keep'],
  'message_reports.reporter_id': ['keep'],
  'message_reports.sender_id': ['keep'],
  'message_reports.resolved_by': ['keep'],
  'profile_reports.reporter_id': ['keep'],
  'profile_reports.member_id': ['keep'],
  'profile_reports.resolved_by': ['keep'],
  'notifications.user_id': ['remove', 'avisos'],
  'notifications.about_id': ['remove'],
  'notification_preferences.user_id': ['remove', 'preferenciasDeAvisos'],
  'event_subscribers.user_id': ['remove', 'avisosDeEventos'],
  'event_speakers.user_id': ['remove', 'ponencias'],
  // Their answers are deleted with the account.
  'event_registrations.user_id': ['keep', 'inscripciones', registrationAsOwn],
  'events.created_by': ['keep', 'eventosPropuestos', eventAsProposed],
  'project_participants.user_id': ['remove', 'proyectos'],
  'forum_posts.author_id': ['keep', 'publicaciones'],
  'forum_comments.author_id': ['keep', 'comentarios'],
  'forum_post_likes.user_id': ['remove', 'meGusta'],
  // The author of a note is not exported.
  'member_notes.member_id': ['remove', 'notasDeLaOficina', noteAsWritten],
  'member_notes.author_id': ['keep'],
  'contact_messages.user_id': ['remove', 'mensajesDeContacto', messageAsSent],
  'contact_messages.answered_by': ['keep'],
  // What an invitation says belongs to its address, as do refused mails (`listSections` in `own-data-file.service.ts`).
  'invitations.invited_by': ['keep'],
  'newsletter_issues.created_by': ['keep'],
  'legal_versions.published_by': ['keep'],
  'content_versions.published_by': ['keep'],
  'media_items.uploaded_by': ['keep', 'imagenes', imageAsUploaded],
  'consents.user_id': ['remove', 'consentimientos'],
  // Needed for its whole retention period: an intruder may have closed the account.
  'security_events.user_id': ['keep', 'registroDeSeguridad'],
  // Audit entries are permanent.
  'audit_log.actor_id': ['keep', 'accionesDeAdministracion'],
};

export const PERSONAL_DATA_MAP: readonly PersonalDataColumn[] = Object.entries(REFERENCES).map(
  ([reference, [onDeletion, exportedAs, shownAs]]) => {
    const [table = '', column = ''] = reference.split('.');
    return { table, column, onDeletion, exportedAs, shownAs };
  },
);
