import type { SecurityKind } from '#contract/security-log/security-kinds.ts';

export const securityKindLabels: Record<SecurityKind, string> = {
  registration: 'Se creó la cuenta',
  'sign-in': 'Inicio de sesión',
  'sign-in-failed': 'Intento fallido de entrar',
  'sign-out': 'Cierre de sesión',
  'sessions-ended': 'Se cerraron otras sesiones',
  'password-changed': 'Cambió la contraseña',
  'password-reset-asked': 'Se pidió una contraseña nueva',
  'password-reset-used': 'Se eligió una contraseña nueva con el enlace',
  'email-changed': 'Cambió el correo de la cuenta',
  'factor-added': 'Se agregó una llave de acceso o una aplicación de códigos',
  'factor-removed': 'Se quitó una llave de acceso o una aplicación de códigos',
  'recovery-codes-renewed': 'Se crearon códigos de recuperación nuevos',
  'identity-added': 'Se enlazó una cuenta externa',
  'identity-removed': 'Se desenlazó una cuenta externa',
  'code-failed': 'Código equivocado al entrar',
  'role-changed': 'Cambió el permiso de administración',
  suspended: 'Se suspendió la cuenta',
  reinstated: 'Se reactivó la cuenta',
  'data-exported': 'Se descargaron los datos propios',
  'account-deleted': 'Se eliminó la cuenta',
  'admin-exported': 'La oficina descargó datos',
  'contact-data-viewed': 'La oficina consultó datos de contacto',
};

/** Falls back to the raw kind: other versions may have logged others. */
export const securityKindLabel = (kind: string): string => (securityKindLabels as Record<string, string>)[kind] ?? kind;

const details: Record<string, string> = {
  external: 'con una cuenta externa',
  members: 'miembros',
  attendees: 'inscritos de un evento',
  participants: 'participantes de un proyecto',
  'contact-messages': 'mensajes de contacto',
  invitations: 'invitaciones',
  subscribers: 'suscriptores del boletín',
  posts: 'publicaciones del foro',
  audit: 'auditoría',
};

export const securityDetail = (detail: string | null): string | null => (detail ? (details[detail] ?? detail) : null);
