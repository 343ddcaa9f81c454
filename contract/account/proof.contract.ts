import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { loginBody } from './account.contract.ts';
import { factorCode, passkeyOptions, passkeyResponse } from './factors.contract.ts';

const done = z.object({ message: z.string() });

export const passwordProof = z.object({ password: loginBody.shape.password });
export const codeProof = z.object({ code: factorCode });

export const proofState = z.object({
  /** False only where the site requires recent proof. */
  isRecent: z.boolean(),
  password: z.boolean(),
  totp: z.boolean(),
  passkey: z.boolean(),
  /** Re-authentication at the issuer: `/api/login?prove=1`. */
  externalLogin: z.boolean(),
});
export type ProofState = z.output<typeof proofState>;

export const proofContract = {
  getProofState: get('/api/auth/proof', 'member', 'Si hace falta confirmar la identidad, y con qué se puede', {
    response: proofState,
  }),
  provePassword: post('/api/auth/proof/password', 'member', 'Confirmar la identidad con la contraseña', {
    body: passwordProof,
    response: done,
  }),
  proveCode: post(
    '/api/auth/proof/code',
    'member',
    'Confirmar la identidad con un código de la aplicación o de recuperación',
    { body: codeProof, response: done },
  ),
  startPasskeyProof: post(
    '/api/auth/proof/passkey/options',
    'member',
    'Opciones para que el navegador firme con una llave de acceso propia',
    { response: passkeyOptions },
  ),
  provePasskey: post('/api/auth/proof/passkey', 'member', 'Confirmar la identidad con una llave de acceso propia', {
    body: z.object({ response: passkeyResponse }),
    response: done,
  }),
};
