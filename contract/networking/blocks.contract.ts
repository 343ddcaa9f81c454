import * as z from 'zod/mini';
import { role } from '../account/account.contract.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';
import { connectionState } from '../members/members.contract.ts';

/** The minimum to recognise a blocked member. */
export const blockedMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  company: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  blockedAt: z.string(),
});
export type BlockedMember = z.output<typeof blockedMember>;

export const blocksContract = {
  listBlocked: endpoint({
    method: 'GET',
    path: '/api/members/blocked',
    guard: 'member',
    summary: 'Miembros que quien pregunta ha bloqueado, el último primero',
    query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({ members: z.array(blockedMember), ...pageFields }),
  }),
  blockMember: endpoint({
    method: 'PUT',
    path: '/api/members/:id/block',
    guard: 'member',
    summary: 'Bloquear a un miembro: ninguno ve al otro y termina lo que había entre ambos; repetirlo no cambia nada',
    params: idParams,
    response: connectionState,
  }),
  unblockMember: endpoint({
    method: 'DELETE',
    path: '/api/members/:id/block',
    guard: 'member',
    summary: 'Quitar el bloqueo propio; repetirlo no cambia nada',
    params: idParams,
    response: connectionState,
  }),
};
