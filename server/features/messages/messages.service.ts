import type { ParsedBodyOf, ParsedQueryOf } from '#contract/endpoint.ts';
import { messageLimits, type messagesContract } from '#contract/messages/messages.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { publishMemberEvent, publishMemberEvents } from '../../core/member-events.ts';
import type { Queryable } from '../../database/database.ts';
import {
  addToConversations,
  type ConversationRow,
  countUnreadMessages,
  markReadUpTo,
} from './conversations.queries.ts';
import {
  findByClientId,
  findCorrespondent,
  findMessage,
  insertMessage,
  listMessages,
  lockConnection,
  type MessageRow,
} from './messages.queries.ts';
import { enqueueReminder } from './reminder.service.tsx';

/** Same 404 for unknown and suspended members, and for a block in either direction. */
const memberNotFound = () => notFound('No encontramos a esta persona.');

const notInNetwork = () => forbidden('Solo puedes escribir a quienes están en tu red.');

export const messageNotFound = () => notFound('El mensaje que buscas no existe.');

function presentMessage({ id, body, senderId, clientId, createdAt }: MessageRow, viewerId: string) {
  const isOwn = senderId === viewerId;
  return { id, body, isOwn, clientId: isOwn ? clientId : null, createdAt };
}

function excerptOf(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ').trim()];
  if (characters.length <= messageLimits.excerpt) return characters.join('');
  return `${characters.slice(0, messageLimits.excerpt - 1).join('')}…`;
}

export function presentConversation({ member, unread, last }: ConversationRow, viewerId: string) {
  return {
    member,
    unread,
    lastMessage: {
      excerpt: excerptOf(last.body),
      isOwn: last.senderId === viewerId,
      createdAt: last.createdAt,
    },
  };
}

type Deps = Pick<Context, 'database' | 'jobs'>;
type MessageForm = ParsedBodyOf<typeof messagesContract.sendMessage>;
type Page = ParsedQueryOf<typeof messagesContract.getConversation>;

async function getCorrespondent(database: Queryable, viewerId: string, memberId: string) {
  const found = await findCorrespondent(database, viewerId, memberId);
  if (!found) throw memberNotFound();
  return found;
}

/** Also without messages, and with members who are no longer connected. */
export async function getConversation(
  { database }: Pick<Deps, 'database'>,
  viewerId: string,
  memberId: string,
  { before, limit }: Page,
) {
  const [{ member, isConnected, unread }, rows] = await Promise.all([
    getCorrespondent(database, viewerId, memberId),
    listMessages(database, { viewerId, memberId, before, limit: limit + 1 }),
  ]);
  const shown = rows.slice(0, limit).reverse();
  return {
    member,
    messages: shown.map((row) => presentMessage(row, viewerId)),
    hasMore: rows.length > limit,
    unread,
    canWrite: isConnected,
  };
}

/** Idempotent under the lock of the pair: a retry finds the first message. */
export function sendMessage(
  { database, jobs }: Deps,
  viewerId: string,
  memberId: string,
  { body, clientId }: MessageForm,
) {
  return database.transaction(async (transaction) => {
    await lockConnection(transaction, viewerId, memberId);
    const sent = clientId && (await findByClientId(transaction, viewerId, memberId, clientId));
    if (sent) return presentMessage(sent, viewerId);

    const { isConnected } = await getCorrespondent(transaction, viewerId, memberId);
    if (!isConnected) throw notInNetwork();
    const values = { senderId: viewerId, receiverId: memberId, body, clientId: clientId ?? null };
    const message = await insertMessage(transaction, values);
    const unread = await addToConversations(transaction, message);
    if (unread === 1) await enqueueReminder(jobs, transaction, message.id);
    const event = { kind: 'message', id: message.id } as const;
    await publishMemberEvents(
      transaction,
      [memberId, viewerId].map((each) => ({ memberId: each, event })),
    );
    return presentMessage(message, viewerId);
  });
}

export function readMessages({ database, jobs }: Deps, viewerId: string, memberId: string, upTo: string) {
  return database.transaction(async (transaction) => {
    await getCorrespondent(transaction, viewerId, memberId);
    const read = await markReadUpTo(transaction, viewerId, memberId, upTo);
    if (!read) throw messageNotFound();
    if (read.hasChanged) {
      if (read.oldestId) await enqueueReminder(jobs, transaction, read.oldestId);
      await publishMemberEvent(transaction, viewerId, { kind: 'read', memberId });
    }
    return { unread: read.unread, totalUnread: await countUnreadMessages(transaction, viewerId) };
  });
}

/** Undefined once the two are hidden from each other. */
export async function findOwnMessage(database: Queryable, userId: string, id: string) {
  const row = await findMessage(database, userId, id);
  if (!row) return undefined;
  const memberId = row.senderId === userId ? row.receiverId : row.senderId;
  const correspondent = await findCorrespondent(database, userId, memberId);
  return correspondent && { memberId, message: presentMessage(row, userId), unread: correspondent.unread };
}
