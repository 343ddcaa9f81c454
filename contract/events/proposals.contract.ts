import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';
import { eventForm } from './event-form.ts';
import { eventDetail } from './events.contract.ts';

export const eventProposal = z.extend(eventDetail, { proposedAt: z.string() });
export type EventProposal = z.output<typeof eventProposal>;

export const proposalsContract = {
  proposeEvent: endpoint({
    method: 'POST',
    path: '/api/events',
    guard: 'confirmed',
    takesIdempotencyKey: true,
    summary: 'Proponer un evento, que espera la aprobación de la administración',
    body: eventForm,
    response: eventProposal,
    status: 201,
  }),
  listOwnProposals: endpoint({
    method: 'GET',
    path: '/api/events/proposals',
    guard: 'member',
    summary: 'Propuestas propias, de la más nueva a la más vieja',
    query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({ proposals: z.array(eventProposal), ...pageFields }),
  }),
  reviseProposal: endpoint({
    method: 'PUT',
    path: '/api/events/proposals/:id',
    guard: 'confirmed',
    summary: 'Corregir una propuesta propia y enviarla de nuevo',
    params: idParams,
    body: eventForm,
    response: eventProposal,
  }),
  withdrawProposal: endpoint({
    method: 'DELETE',
    path: '/api/events/proposals/:id',
    guard: 'member',
    summary: 'Retirar una propuesta propia que todavía no se publica',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
};
