import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';
import { CONSENT_MESSAGE } from '../legal/consent.ts';

export const consentPurpose = z.enum(['registration', 'contact', 'newsletter']);
export type ConsentPurpose = z.output<typeof consentPurpose>;

export const ownConsent = z.object({
  id: z.string(),
  purpose: consentPurpose,
  given: z.boolean(),
  /** Of the privacy text that was in force. */
  version: z.number(),
  createdAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
});
export type OwnConsent = z.output<typeof ownConsent>;

export const consentsContract = {
  listConsents: endpoint({
    method: 'GET',
    path: '/api/users/consents',
    guard: 'member',
    summary: 'Los consentimientos propios, del más nuevo al más antiguo',
    query: z.object({ page: pageNumber, limit: pageSize(10, 50) }),
    response: z.object({ consents: z.array(ownConsent), ...pageFields }),
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/api/users/consents',
    guard: 'member',
    summary: 'Dar el consentimiento que la cuenta no tiene todavía; repetirlo no cambia nada',
    body: z.object({ consent: z.literal(true, CONSENT_MESSAGE) }),
    response: z.object({ message: z.string() }),
  }),
  withdrawConsent: endpoint({
    method: 'DELETE',
    path: '/api/users/consents/:id',
    guard: 'member',
    summary: 'Retirar un consentimiento: el boletín deja de llegar, el mensaje enviado se borra',
    params: idParams,
    response: ownConsent,
  }),
};
