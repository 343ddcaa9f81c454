import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, instant, optionalLongText, pageFields, pageNumber, pageSize, searchText } from '../fields.ts';
import { connectionState, contactWithheld } from './members.contract.ts';

export const blockedMember = z.extend(person, {
  company: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  blockedAt: instant,
});
export type BlockedMember = z.output<typeof blockedMember>;

export const blocksContract = {
  listBlocked: get('/api/members/blocked', 'member', 'Miembros que quien pregunta ha bloqueado, el último primero', {
    query: z.object({ page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({ members: z.array(blockedMember), ...pageFields }),
  }),
  blockMember: put(
    '/api/members/:id/block',
    'member',
    'Bloquear a un miembro: ninguno ve al otro y termina lo que había entre ambos; repetirlo no cambia nada',
    { params: idParams, response: connectionState },
  ),
  unblockMember: del('/api/members/:id/block', 'member', 'Quitar el bloqueo propio; repetirlo no cambia nada', {
    params: idParams,
    response: connectionState,
  }),
};

export const connectionLimits = { note: 300, pageSize: 20, pageSizeMax: 100, search: 100 };

export const networkPerson = z.extend(person, {
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hasWhatsapp: z.boolean(),
  contactWithheld,
});
export type NetworkPerson = z.output<typeof networkPerson>;

/** To its sender, a rejected request still looks pending. */
export const connectionOutcome = z.extend(connectionState, {
  id: z.string(),
  status: z.enum(['pending', 'accepted', 'rejected']),
  createdAt: instant,
});
export type ConnectionOutcome = z.output<typeof connectionOutcome>;

const request = z.object({
  id: z.string(),
  createdAt: instant,
  note: z.nullable(z.string()),
});

export const ownConnection = z.object({
  id: z.string(),
  createdAt: instant,
  connectedAt: instant,
  connectedUser: networkPerson,
});
export type OwnConnection = z.output<typeof ownConnection>;

export const receivedRequest = z.extend(request, { requester: networkPerson });
export type ReceivedRequest = z.output<typeof receivedRequest>;

export const sentRequest = z.extend(request, { receiver: networkPerson });
export type SentRequest = z.output<typeof sentRequest>;

const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ connections: z.array(item), ...pageFields });

const paged = z.object({
  page: pageNumber,
  limit: pageSize(connectionLimits.pageSize, connectionLimits.pageSizeMax),
});

export const connectionsContract = {
  sendRequest: post(
    '/api/connections/send',
    'confirmed',
    'Pedir conexión a un miembro, o aceptar la que ese miembro había pedido; repetirlo no cambia nada',
    {
      body: z.object({
        receiverId: z.uuid('El miembro no es válido'),
        note: optionalLongText(connectionLimits.note, `La nota no puede exceder ${connectionLimits.note} caracteres`),
      }),
      response: connectionOutcome,
      status: 201,
    },
  ),
  listConnections: get(
    '/api/connections/my',
    'member',
    'Conexiones propias, la más reciente primero; con búsqueda por nombre, empresa o cargo',
    {
      query: z.extend(paged, { search: searchText(connectionLimits.search) }),
      response: listOf(ownConnection),
    },
  ),
  listReceived: get(
    '/api/connections/pending',
    'member',
    'Solicitudes recibidas que esperan respuesta, la más reciente primero',
    { query: paged, response: listOf(receivedRequest) },
  ),
  listSent: get(
    '/api/connections/sent',
    'member',
    'Solicitudes enviadas que esperan respuesta, la más reciente primero',
    { query: paged, response: listOf(sentRequest) },
  ),
  respond: put(
    '/api/connections/:id/respond',
    'confirmed',
    'Aceptar o rechazar una solicitud recibida; quien la envió no se entera del rechazo',
    {
      params: idParams,
      body: z.object({ status: z.enum(['accepted', 'rejected'], 'Indica si la aceptas o la rechazas') }),
      response: connectionOutcome,
    },
  ),
  removeConnection: del('/api/connections/:id', 'member', 'Retirar una solicitud enviada o terminar una conexión', {
    params: idParams,
    response: connectionState,
  }),
};
