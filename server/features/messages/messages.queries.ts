import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { isPair, personColumns, visibleMembers } from '../../database/people.ts';
import { single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { conversations, messages } from '../../database/schema/messages.ts';
import { connections } from '../../database/schema/networking.ts';
import { statement } from '../../database/statement.ts';

export const correspondentColumns = {
  ...personColumns(users),
  company: users.company,
  position: users.position,
};

const viewer = sql.placeholder('viewerId');
const member = sql.placeholder('memberId');

const selectCorrespondent = statement('correspondent', (database) =>
  database
    .select({
      member: correspondentColumns,
      isConnected: sql<boolean>`coalesce(${connections.status} = 'accepted', false)`,
      unread: sql<number>`coalesce((select ${conversations.unread} from ${conversations}
        where ${conversations.userId} = ${viewer} and ${conversations.otherId} = ${member}), 0)`,
    })
    .from(users)
    .leftJoin(connections, isPair(users.id, viewer))
    .where(and(eq(users.id, member), ne(users.id, viewer), visibleMembers(viewer))),
);

export async function findCorrespondent(database: Queryable, viewerId: string, memberId: string) {
  const [row] = await selectCorrespondent(database, { viewerId, memberId });
  return row;
}

/** Row lock: serializes the messages of two people and the end of their connection. */
export async function lockConnection(database: Queryable, one: string, other: string): Promise<void> {
  await database.select({ id: connections.id }).from(connections).where(isPair(one, other)).for('no key update');
}

const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  body: messages.body,
  clientId: messages.clientId,
  createdAt: messages.createdAt,
};

export type MessageRow = Pick<typeof messages.$inferSelect, keyof typeof messageColumns>;

type Person = PgColumn | SQL;

/** Written like the expression index. */
export const inConversation = (one: Person, other: Person): SQL => sql`
  (least(${messages.senderId}, ${messages.receiverId}) = least(${one}, ${other})
  and greatest(${messages.senderId}, ${messages.receiverId}) = greatest(${one}, ${other}))`;

interface Excerpt {
  viewerId: string;
  memberId: string;
  /** Exclusive; absent for the latest messages. */
  before: string | undefined;
  limit: number;
}

const mark = sql`(select mark.created_at, mark.id from ${messages} mark
  where mark.id = ${sql.placeholder('before')}
    and mark.sender_id in (${viewer}, ${member}) and mark.receiver_id in (${viewer}, ${member}))`;

const selectMessages = (isEarlier: boolean) => (database: Pick<Queryable, 'select'>) =>
  database
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        inConversation(sql`${viewer}::uuid`, sql`${member}::uuid`),
        isEarlier ? sql`(${messages.createdAt}, ${messages.id}) < ${mark}` : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(sql.placeholder('limit'));
const selectLatest = statement('messages_latest', selectMessages(false));
const selectEarlier = statement('messages_earlier', selectMessages(true));

/** A `before` of another conversation yields nothing. */
export function listMessages(database: Queryable, { before, ...excerpt }: Excerpt) {
  return before ? selectEarlier(database, { ...excerpt, before }) : selectLatest(database, excerpt);
}

export async function findMessage(database: Queryable, userId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await database
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.senderId, userId), eq(messages.receiverId, userId))));
  return row;
}

export async function findByClientId(database: Queryable, senderId: string, receiverId: string, clientId: string) {
  const [row] = await database
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.receiverId, receiverId), eq(messages.clientId, clientId)));
  return row;
}

type NewMessage = Pick<typeof messages.$inferInsert, 'senderId' | 'receiverId' | 'body' | 'clientId'>;

/** Monotonic within a conversation, even if the clock is set back. */
export async function insertMessage(database: Queryable, message: NewMessage): Promise<MessageRow> {
  const { senderId, receiverId } = message;
  const createdAt = sql`greatest(clock_timestamp(), (
    select ${conversations.lastMessageAt} + interval '1 microsecond' from ${conversations}
    where ${conversations.userId} = ${senderId} and ${conversations.otherId} = ${receiverId}))`;
  return single(
    await database
      .insert(messages)
      .values({ ...message, createdAt })
      .returning(messageColumns),
  );
}

export async function hasReceived(database: Queryable, receiverId: string, id: string): Promise<boolean> {
  return (await database.$count(messages, and(eq(messages.id, id), eq(messages.receiverId, receiverId)))) > 0;
}
