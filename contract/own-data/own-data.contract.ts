import * as z from 'zod/mini';
import { accountLimits } from '../account/account.contract.ts';
import { del, get, post } from '../endpoint.ts';
import { atMost, email, idParams, instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { CONSENT_MESSAGE } from '../legal/consent.ts';

export const consentPurpose = z.enum(['registration', 'contact', 'newsletter']);
export type ConsentPurpose = z.output<typeof consentPurpose>;

export const ownConsent = z.object({
  id: z.string(),
  purpose: consentPurpose,
  given: z.boolean(),
  version: z.number(),
  createdAt: instant,
  withdrawnAt: z.nullable(instant),
});
export type OwnConsent = z.output<typeof ownConsent>;

export const consentsContract = {
  listConsents: get('/api/users/consents', 'member', 'Los consentimientos propios, del más nuevo al más antiguo', {
    query: z.object({ page: pageNumber, limit: pageSize(10, 50) }),
    response: z.object({ consents: z.array(ownConsent), ...pageFields }),
  }),
  giveConsent: post(
    '/api/users/consents',
    'member',
    'Dar el consentimiento que la cuenta no tiene todavía; repetirlo no cambia nada',
    {
      body: z.object({ consent: z.literal(true, CONSENT_MESSAGE) }),
      response: z.object({ message: z.string() }),
    },
  ),
  withdrawConsent: del(
    '/api/users/consents/:id',
    'member',
    'Retirar un consentimiento: el boletín deja de llegar, el mensaje enviado se borra',
    { params: idParams, response: ownConsent },
  ),
};

export const deleteAccountBody = z.object({
  /** Confirmation against leaving by accident. */
  email: email('Escribe el correo de tu cuenta'),
  password: z.optional(z.string().check(atMost(accountLimits.passwordMax, 'La contraseña es demasiado larga'))),
});

export const ownDataContract = {
  download: get('/api/users/data', 'member', 'Archivo JSON con todo lo que el portal guarda de uno', {
    needsProof: true,
  }),
  deleteAccount: del('/api/users/account', 'member', 'Eliminar la cuenta propia y lo que se guarda de ella', {
    needsProof: true,
    body: deleteAccountBody,
    response: z.object({ message: z.string() }),
  }),
};
