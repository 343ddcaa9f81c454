import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currentUser } from './account.contract.ts';
import { codeBody, passkeyOptions, passkeyResponse } from './factors.contract.ts';

/** Second factors available after the right password. */
export const secondFactors = z.object({ totp: z.boolean(), passkey: z.boolean() });
export type SecondFactors = z.output<typeof secondFactors>;

export const secondFactorContract = {
  getSecondFactors: endpoint({
    method: 'GET',
    path: '/api/auth/second-factor',
    guard: 'public',
    summary: 'Con qué puede terminar de entrar quien ya escribió su contraseña en este navegador',
    response: secondFactors,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    guard: 'public',
    summary: 'Terminar de iniciar sesión con un código de la aplicación o de recuperación',
    body: codeBody,
    response: currentUser,
  }),
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    guard: 'public',
    summary: 'Opciones para que el navegador firme con una llave de acceso',
    response: passkeyOptions,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    guard: 'public',
    summary: 'Iniciar sesión con una llave de acceso, sin contraseña o después de ella',
    body: z.object({ response: passkeyResponse }),
    response: currentUser,
  }),
};
