import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields.ts';
import { accountLimits } from './account.contract.ts';

export const deleteAccountBody = z.object({
  /** Typed once more, so that nobody leaves by accident. */
  email: email('Escribe el correo de tu cuenta'),
  /** Of accounts that have one. */
  password: z.optional(z.string().check(z.maxLength(accountLimits.passwordMax, 'La contraseña es demasiado larga'))),
});

export const ownDataContract = {
  download: endpoint({
    method: 'GET',
    path: '/api/users/data',
    guard: 'member',
    summary: 'Archivo JSON con todo lo que el portal guarda de uno',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/users/account',
    guard: 'member',
    needsProof: true,
    summary: 'Eliminar la cuenta propia y lo que se guarda de ella',
    body: deleteAccountBody,
    response: z.object({ message: z.string() }),
  }),
};
