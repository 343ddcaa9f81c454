import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';

/** Reason of a failed external sign-in, as it stands in the address of the login page. */
export type LoginRefusal =
  | 'rechazado'
  | 'fallo'
  | 'no-disponible'
  | 'sin-correo'
  | 'correo-sin-verificar'
  | 'suspendida'
  | 'espera-contrasena'
  | 'correo-reservado'
  | 'mantenimiento';

/** Where to go after signing in; anything that is not a path of this site is ignored by the server. */
export const loginQuery = z.object({
  next: z.optional(z.string()),
  /** Step-up: the person signs in at the issuer again and keeps the session. */
  prove: z.optional(z.string()),
});

export const ownIdentity = z.object({
  id: z.string(),
  /** Host name of the issuer. */
  issuer: z.string(),
  createdAt: z.string(),
});

export type OwnIdentity = z.output<typeof ownIdentity>;

export const externalLoginContract = {
  listIdentities: endpoint({
    method: 'GET',
    path: '/api/auth/identities',
    guard: 'member',
    summary: 'Cuentas externas que abren la propia',
    response: z.array(ownIdentity),
  }),
  removeIdentity: endpoint({
    method: 'DELETE',
    path: '/api/auth/identities/:id',
    guard: 'member',
    needsProof: true,
    summary: 'Desenlazar una cuenta externa; no la última manera de entrar',
    params: idParams,
    response: z.object({ message: z.string() }),
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/login',
    guard: 'public',
    summary: 'Navegación: inicio de sesión externo, o la página de inicio de sesión si no hay uno configurado',
    query: loginQuery,
    status: 302,
  }),
  finish: endpoint({
    method: 'GET',
    path: '/api/login/callback',
    guard: 'public',
    summary: 'Navegación: vuelta del inicio de sesión externo',
    status: 302,
  }),
};
