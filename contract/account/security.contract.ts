import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { email, instant, personName } from '../fields.ts';
import { accountLimits, linkToken, loginBody, newPassword } from './account.contract.ts';

export const forgottenPasswordBody = z.object({ email: email('Email inválido') });

export const resetPasswordForm = z.object({ password: newPassword });

/** The account was closed to its former holder, whose names are gone. */
export const claimForm = z.extend(resetPasswordForm, {
  firstName: personName('Escribe tu nombre', accountLimits.name),
  lastName: personName('Escribe tu apellido', accountLimits.name),
});

export const resetPasswordBody = z.extend(z.partial(claimForm, { firstName: true, lastName: true }), {
  token: linkToken,
  /** Keeps external accounts linked; otherwise they are unlinked. */
  keepIdentities: z.optional(z.boolean()),
});

export const changePasswordBody = z.object({ currentPassword: loginBody.shape.password, newPassword });

const done = z.object({ message: z.string() });

export const ownSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  signedInAt: instant,
  /** To the day: a member's session is extended once a day. */
  lastUsedOn: z.string(),
  browser: z.nullable(z.string()),
});
export type OwnSession = z.output<typeof ownSession>;

export const securityContract = {
  forgotPassword: post(
    '/api/auth/forgot-password',
    'public',
    'Pedir por correo un enlace para una contraseña nueva; la respuesta es la misma exista o no la cuenta',
    { body: forgottenPasswordBody, response: done },
  ),
  resetPassword: post(
    '/api/auth/reset-password',
    'public',
    'Elegir una contraseña nueva con el enlace recibido; termina todas las sesiones y empieza una',
    {
      body: resetPasswordBody,
      response: z.object({
        message: z.string(),
        /** False while the second factor is still due. */
        isSignedIn: z.boolean(),
      }),
    },
  ),
  changePassword: put('/api/auth/password', 'member', 'Cambiar la contraseña propia; termina las demás sesiones', {
    body: changePasswordBody,
    response: done,
  }),
  listSessions: get('/api/auth/sessions', 'member', 'Sesiones propias abiertas, la más reciente primero', {
    response: z.array(ownSession),
  }),
  endSession: del('/api/auth/sessions/:id', 'member', 'Terminar una sesión propia', {
    params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'El identificador no es válido')) }),
    response: done,
  }),
  endOtherSessions: del('/api/auth/sessions', 'member', 'Terminar todas las sesiones propias menos esta', {
    response: z.object({ ended: z.number() }),
  }),
};
