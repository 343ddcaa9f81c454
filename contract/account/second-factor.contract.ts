import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { currentUser } from './account.contract.ts';
import { codeBody, passkeyOptions, passkeyResponse } from './factors.contract.ts';

export const secondFactors = z.object({ totp: z.boolean(), passkey: z.boolean() });
export type SecondFactors = z.output<typeof secondFactors>;

export const secondFactorContract = {
  getSecondFactors: get(
    '/api/auth/second-factor',
    'public',
    'Con qué puede terminar de entrar quien ya escribió su contraseña en este navegador',
    { response: secondFactors },
  ),
  sendCode: post(
    '/api/auth/second-factor',
    'public',
    'Terminar de iniciar sesión con un código de la aplicación o de recuperación',
    { body: codeBody, response: currentUser },
  ),
  startPasskeyLogin: post(
    '/api/auth/passkey/options',
    'public',
    'Opciones para que el navegador firme con una llave de acceso',
    { response: passkeyOptions },
  ),
  passkeyLogin: post(
    '/api/auth/passkey',
    'public',
    'Iniciar sesión con una llave de acceso, sin contraseña o después de ella',
    { body: z.object({ response: passkeyResponse }), response: currentUser },
  ),
};
