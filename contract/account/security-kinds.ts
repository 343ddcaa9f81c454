/** Stable kinds of security events; each has a Spanish sentence in `web/content/security.ts`. */
export const SECURITY_KINDS = [
  'registration',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'password-reset-asked',
  'password-reset-used',
  'email-changed',
  'factor-added',
  'factor-removed',
  'code-failed',
  'role-changed',
  'suspended',
  'reinstated',
  'data-exported',
  'account-deleted',
  'admin-exported',
  'contact-data-viewed',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
