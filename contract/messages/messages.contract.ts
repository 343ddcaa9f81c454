import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get, post } from '../endpoint.ts';
import { instant, pageFields, pageNumber, pageSize, requiredLongText } from '../fields.ts';

export const messageLimits = { bodyMax: 4000, excerpt: 140, conversationsPage: 20, messagesPage: 30 };

/** Without contact data, which only the directory shows. */
export const correspondent = z.extend(person, {
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
});
export type Correspondent = z.output<typeof correspondent>;

export const directMessage = z.object({
  id: z.string(),
  body: z.string(),
  isOwn: z.boolean(),
  /** Null for messages of others. */
  clientId: z.nullable(z.string()),
  createdAt: instant,
});
export type DirectMessage = z.output<typeof directMessage>;

export const conversationSummary = z.object({
  member: correspondent,
  lastMessage: z.object({ excerpt: z.string(), isOwn: z.boolean(), createdAt: instant }),
  unread: z.number(),
});
export type ConversationSummary = z.output<typeof conversationSummary>;

export const conversationList = z.object({
  conversations: z.array(conversationSummary),
  ...pageFields,
  unread: z.number(),
});

export const conversation = z.object({
  member: correspondent,
  /** Oldest first. */
  messages: z.array(directMessage),
  /** Older ones: ask `before` the first of these. */
  hasMore: z.boolean(),
  unread: z.number(),
  /** Only connections may write. */
  canWrite: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

const memberParams = z.object({ memberId: z.uuid('El identificador no es válido') });

export const messageBody = z.object({
  body: requiredLongText(
    'Escribe un mensaje',
    messageLimits.bodyMax,
    `El mensaje no puede exceder ${messageLimits.bodyMax} caracteres`,
  ),
  /** Idempotency key: retries are stored once. */
  clientId: z.optional(z.uuid('El identificador no es válido')),
});

export const messagesContract = {
  listConversations: get('/api/messages', 'member', 'Conversaciones propias, la de movimiento más reciente primero', {
    query: z.object({ page: pageNumber, limit: pageSize(messageLimits.conversationsPage, 100) }),
    response: conversationList,
  }),
  getConversation: get(
    '/api/messages/:memberId',
    'member',
    'Los últimos mensajes con un miembro, o los anteriores a uno dado; verlos no los da por leídos',
    {
      params: memberParams,
      query: z.object({
        before: z.optional(z.uuid('El mensaje no es válido')),
        limit: pageSize(messageLimits.messagesPage, 100),
      }),
      response: conversation,
    },
  ),
  sendMessage: post(
    '/api/messages/:memberId',
    'confirmed',
    'Escribir a alguien de la red propia; repetirlo con el mismo clientId no lo duplica',
    { params: memberParams, body: messageBody, response: directMessage, status: 201 },
  ),
  readMessages: post(
    '/api/messages/:memberId/read',
    'member',
    'Dar por leída una conversación hasta el mensaje que se indica',
    {
      params: memberParams,
      body: z.object({ upTo: z.uuid('El mensaje no es válido') }),
      response: z.object({
        unread: z.number(),
        totalUnread: z.number(),
      }),
    },
  ),
};
