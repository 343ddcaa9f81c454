import * as z from 'zod/mini';
import { del, get, post } from '../endpoint.ts';
import { atMost, companyName, email, instant, optionalPhone, optionalText, personName } from '../fields.ts';
import { consent, requiredConsent } from '../legal/consent.ts';
import { ROLES } from './roles.ts';

export const accountLimits = {
  passwordMin: 6,
  passwordMax: 128,
  name: 100,
  company: 100,
  position: 100,
  location: 100,
};

/** Against impersonation: shown beside every name. */
export const role = z.enum(ROLES);

export const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), role });

export const visibility = z.enum(['members', 'connections', 'nobody'], 'Elige quién puede verlo');
export type Visibility = z.output<typeof visibility>;

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  hasWhatsapp: z.boolean(),
  emailVisibility: visibility,
  phoneVisibility: visibility,
  role,
  isEmailVerified: z.boolean(),
  mustConfirmEmail: z.boolean(),
  /** The old address holds until this one is confirmed. */
  pendingEmail: z.nullable(z.string()),
  emailChangeNeeds: z.enum(['nothing', 'password', 'recent-sign-in']),
  authProvider: z.enum(['local', 'oidc']),
  createdAt: instant,
  version: z.number(),
  /** An office role that must add a second factor before it is used. */
  needsSecondFactor: z.boolean(),
  /** Consent is required and missing: an external sign-in does not ask for it. */
  needsConsent: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const loginBody = z.object({
  email: email('Email inválido'),
  password: z
    .string('La contraseña es requerida')
    .check(
      z.minLength(1, 'La contraseña es requerida'),
      atMost(accountLimits.passwordMax, 'La contraseña es demasiado larga'),
    ),
});

const PASSWORD_TOO_SHORT = `La contraseña debe tener al menos ${accountLimits.passwordMin} caracteres`;

export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(
    z.minLength(accountLimits.passwordMin, PASSWORD_TOO_SHORT),
    atMost(accountLimits.passwordMax, `La contraseña no puede exceder ${accountLimits.passwordMax} caracteres`),
  );

export const linkToken = z.string('El enlace no es válido').check(z.regex(/^[\w-]{43}$/, 'El enlace no es válido'));

export const registerBody = z.object({
  email: email('Email inválido'),
  password: newPassword,
  firstName: personName('El nombre es requerido', accountLimits.name),
  lastName: personName('El apellido es requerido', accountLimits.name),
  company: z.optional(companyName(accountLimits.company)),
  position: optionalText(accountLimits.position),
  phone: optionalPhone(),
  location: optionalText(accountLimits.location),
  consent,
  /** An invitation confirms the address. */
  invitationToken: z.optional(linkToken),
});

export const registerBodyWithConsent = z.extend(registerBody, { consent: requiredConsent });

/**
 * `passwordToken` opens the page for a new password; present where the account was closed to its former holder, `isClaim`
 * where it was emptied too.
 */
export const linkOutcome = z.object({
  message: z.string(),
  passwordToken: z.nullable(z.string()),
  isClaim: z.boolean(),
});

export const tokenBody = z.object({ token: linkToken });

export const accountContract = {
  getCurrentUser: get('/api/auth/user', 'member', 'La persona que tiene la sesión', { response: currentUser }),
  login: post('/api/auth/login', 'public', 'Iniciar sesión con correo y contraseña', {
    body: loginBody,
    response: currentUser,
  }),
  register: post('/api/auth/register', 'public', 'Crear una cuenta e iniciar sesión con ella', {
    body: registerBody,
    response: currentUser,
    status: 201,
  }),
  verifyEmail: post('/api/auth/verify-email', 'public', 'Confirmar la dirección de correo con el enlace recibido', {
    body: tokenBody,
    response: linkOutcome,
  }),
  resendVerification: post(
    '/api/auth/verify-email/resend',
    'member',
    'Pedir otra vez el enlace que confirma la dirección de correo propia; el anterior deja de servir',
    { response: z.object({ message: z.string() }) },
  ),
  resendEmailChange: post(
    '/api/auth/email-change/resend',
    'member',
    'Pedir otra vez el enlace que confirma el correo nuevo; el anterior deja de servir',
    { response: z.object({ message: z.string() }) },
  ),
  withdrawEmailChange: del('/api/auth/email-change', 'member', 'Retirar el cambio de correo que espera confirmación', {
    response: z.object({ message: z.string() }),
  }),
  undoEmailChange: post(
    '/api/auth/email-change/undo',
    'public',
    'Volver al correo anterior con el enlace recibido en él; termina todas las sesiones y anula la contraseña',
    { body: tokenBody, response: linkOutcome },
  ),
  logout: get('/api/logout', 'public', 'Navegación: termina la sesión y vuelve al inicio', { status: 302 }),
};
