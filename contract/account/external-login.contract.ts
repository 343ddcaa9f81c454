import * as z from 'zod/mini';
import { del, get } from '../endpoint.ts';
import { idParams, instant } from '../fields.ts';

export type LoginRefusal =
  | 'rechazado'
  | 'fallo'
  | 'no-disponible'
  | 'sin-correo'
  | 'correo-sin-verificar'
  | 'suspendida'
  | 'espera-contrasena'
  | 'correo-reservado'
  | 'sin-enlazar'
  | 'mantenimiento';

/** What became of linking an external account on purpose, under «Seguridad». */
export type LinkOutcome =
  | 'enlazada'
  | 'rechazado'
  | 'fallo'
  | 'no-disponible'
  | 'sin-confirmar'
  | 'otro-correo'
  | 'de-otra-cuenta'
  | 'mantenimiento';

/** Open redirect: the server ignores anything but a path of this site. */
export const loginQuery = z.object({
  next: z.optional(z.string()),
  /** Step-up: signs in at the issuer again and keeps the session. */
  prove: z.optional(z.string()),
  /** Links the external account to the one of the session, which has to be proved recently; comes back to «Seguridad». */
  link: z.optional(z.string()),
});

export const ownIdentity = z.object({
  id: z.string(),
  issuer: z.string(),
  createdAt: instant,
});

export type OwnIdentity = z.output<typeof ownIdentity>;

export const externalLoginContract = {
  listIdentities: get('/api/auth/identities', 'member', 'Cuentas externas que abren la propia', {
    response: z.array(ownIdentity),
  }),
  removeIdentity: del(
    '/api/auth/identities/:id',
    'member',
    'Desenlazar una cuenta externa; no la última manera de entrar',
    { needsProof: true, params: idParams, response: z.object({ message: z.string() }) },
  ),
  start: get(
    '/api/login',
    'public',
    'Navegación: inicio de sesión externo, o la página de inicio de sesión si no hay uno configurado',
    { query: loginQuery, status: 302 },
  ),
  finish: get('/api/login/callback', 'public', 'Navegación: vuelta del inicio de sesión externo', { status: 302 }),
};
