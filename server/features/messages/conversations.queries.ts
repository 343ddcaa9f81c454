import { and, count, desc, eq, gt, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { visibleMembers } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { conversations, messages } from '../../database/schema/messages.ts';
import { statement } from '../../database/statement.ts';
import { correspondentColumns, inConversation, type MessageRow } from './messages.queries.ts';

const EXCERPT_READ = 300;

const excerptColumns = {
  member: correspondentColumns,
  unread: conversations.unread,
  last: {
    body: sql<string>`left(${messages.body}, ${sql.raw(String(EXCERPT_READ))})`,
    senderId: messages.senderId,
    createdAt: messages.createdAt,
  },
};

const ownSide = (userId: string | Placeholder, otherId: string | Placeholder) =>
  and(eq(conversations.userId, userId), eq(conversations.otherId, otherId));

const ownVisible = (userId: string | Placeholder) => and(eq(conversations.userId, userId), visibleMembers(userId));

const selectConversations = statement('conversations', (database) => {
  const userId = sql.placeholder('userId');
  const page = database
    .select({
      otherId: conversations.otherId,
      unread: conversations.unread,
      lastMessageId: conversations.lastMessageId,
      lastMessageAt: conversations.lastMessageAt,
      total: sql<number>`(count(*) over ())::int`.as('total'),
      totalUnread: sql<number>`(sum(${conversations.unread}) over ())::int`.as('total_unread'),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.otherId))
    .where(ownVisible(userId))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.otherId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return database
    .select({
      ...excerptColumns,
      unread: page.unread,
      total: page.total,
      totalUnread: page.totalUnread,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.otherId))
    .innerJoin(messages, eq(messages.id, page.lastMessageId))
    .orderBy(desc(page.lastMessageAt), desc(page.otherId));
});

/** Each row carries the totals. */
export async function readConversations(
  database: Queryable,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await selectConversations(database, { userId, limit, offset });
  // A page past the end has no row to carry the totals.
  const [first] =
    rows.length > 0 || offset === 0 ? rows : await selectConversations(database, { userId, limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0, unread: first?.totalUnread ?? 0 };
}

export type ConversationRow = Awaited<ReturnType<typeof readConversations>>['rows'][number];

export async function countUnreadMessages(database: Queryable, userId: string): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${conversations.unread}), 0)::int` })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.otherId))
    .where(and(ownVisible(userId), gt(conversations.unread, 0)));
  return row?.total ?? 0;
}

/** Updates both sides. Returns the receiver's unread count. */
export async function addToConversations(database: Queryable, { id, senderId, receiverId }: MessageRow) {
  const lastMessageAt = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${id})`;
  const side = (userId: string, otherId: string, unread: number) => ({
    userId,
    otherId,
    lastMessageId: id,
    lastMessageAt,
    unread,
  });
  const rows = await database
    .insert(conversations)
    .values([side(senderId, receiverId, 0), side(receiverId, senderId, 1)])
    .onConflictDoUpdate({
      target: [conversations.userId, conversations.otherId],
      set: {
        lastMessageId: sql`excluded.last_message_id`,
        lastMessageAt: sql`excluded.last_message_at`,
        unread: sql`${conversations.unread} + excluded.unread`,
      },
    })
    .returning({ userId: conversations.userId, unread: conversations.unread });
  return rows.find(({ userId }) => userId === receiverId)?.unread ?? 0;
}

/** Locks before counting: a concurrent message counts exactly once. Returns the unread rest; undefined if unknown. */
export async function markReadUpTo(database: Queryable, userId: string, otherId: string, messageId: string) {
  const readAt = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${messageId}
    and ${messages.senderId} in (${userId}, ${otherId}) and ${messages.receiverId} in (${userId}, ${otherId}))`;
  const [before] = await database
    .select({ unread: conversations.unread, isKnown: sql<boolean>`${readAt} is not null` })
    .from(conversations)
    .where(ownSide(userId, otherId))
    .for('update');
  if (!before?.isKnown) return undefined;
  await database
    .update(conversations)
    .set({ lastReadAt: sql`greatest(${conversations.lastReadAt}, ${readAt})` })
    .where(ownSide(userId, otherId));
  const left = await countSinceRead(database, userId, otherId);
  const hasChanged = left.unread !== before.unread;
  if (hasChanged) {
    await database.update(conversations).set({ unread: left.unread, mailedAt: null }).where(ownSide(userId, otherId));
  }
  return { ...left, hasChanged };
}

async function countSinceRead(database: Queryable, userId: string, otherId: string) {
  const [row] = await database
    .select({
      unread: count(),
      oldestId: sql<string | null>`(array_agg(${messages.id} order by ${messages.createdAt}, ${messages.id}))[1]`,
    })
    .from(conversations)
    .innerJoin(
      messages,
      and(
        inConversation(conversations.userId, conversations.otherId),
        eq(messages.senderId, conversations.otherId),
        or(isNull(conversations.lastReadAt), gt(messages.createdAt, conversations.lastReadAt)),
      ),
    )
    .where(ownSide(userId, otherId));
  return { unread: row?.unread ?? 0, oldestId: row?.oldestId ?? null };
}

const senders = alias(users, 'senders');

/** Locks the receiver's side; undefined if the message was read or a mail was sent. */
export async function lockDueReminder(database: Queryable, messageId: string) {
  const [row] = await database
    .select({
      userId: conversations.userId,
      otherId: conversations.otherId,
      unread: conversations.unread,
      to: { id: users.id, email: users.email, firstName: users.firstName },
      sender: { id: senders.id, firstName: senders.firstName, lastName: senders.lastName },
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, messages.receiverId), eq(conversations.otherId, messages.senderId)),
    )
    .innerJoin(users, eq(users.id, conversations.userId))
    .innerJoin(senders, eq(senders.id, conversations.otherId))
    .where(
      and(
        eq(messages.id, messageId),
        gt(conversations.unread, 0),
        or(isNull(conversations.lastReadAt), lt(conversations.lastReadAt, messages.createdAt)),
        isNull(conversations.mailedAt),
        visibleMembers(conversations.otherId),
        isNull(senders.suspendedAt),
      ),
    )
    .for('update', { of: conversations });
  return row;
}

export async function markReminded(
  database: Queryable,
  userId: string,
  otherId: string,
  mailedAt: Date,
): Promise<void> {
  await database.update(conversations).set({ mailedAt }).where(ownSide(userId, otherId));
}
