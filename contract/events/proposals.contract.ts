import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { eventForm } from './event-form.ts';
import { eventDetail } from './events.contract.ts';

export const eventProposal = z.extend(eventDetail, { proposedAt: instant });
export type EventProposal = z.output<typeof eventProposal>;

export const proposalsContract = {
  proposeEvent: post('/api/events', 'confirmed', 'Proponer un evento, que espera la aprobación de la administración', {
    takesIdempotencyKey: true,
    body: eventForm,
    response: eventProposal,
    status: 201,
  }),
  listOwnProposals: get('/api/events/proposals', 'member', 'Propuestas propias, de la más nueva a la más vieja', {
    query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({ proposals: z.array(eventProposal), ...pageFields }),
  }),
  reviseProposal: put('/api/events/proposals/:id', 'confirmed', 'Corregir una propuesta propia y enviarla de nuevo', {
    params: idParams,
    body: eventForm,
    response: eventProposal,
  }),
  withdrawProposal: del(
    '/api/events/proposals/:id',
    'member',
    'Retirar una propuesta propia que todavía no se publica',
    { params: idParams, response: z.object({ id: z.string() }) },
  ),
};
