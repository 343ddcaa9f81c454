import { and, desc, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Paging, readCounted } from '../../core/paging.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';
import { statement } from '../../database/statement.ts';
import { contactColumns } from './members.queries.ts';

const connectedColumns = {
  ...personColumns(users),
  company: users.company,
  position: users.position,
  location: users.location,
  ...contactColumns,
};

const isActive = isNull(users.suspendedAt);
const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Each end is read from its own index. */
const ownConnections = (userId: Placeholder) => sql`(
  select id, receiver_id as other_id, created_at, updated_at from connections
    where requester_id = ${userId} and status = 'accepted'
  union all select id, requester_id, created_at, updated_at from connections
    where receiver_id = ${userId} and status = 'accepted') as own`;

const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');
const userId = sql.placeholder('userId');

function selectConnections(database: Queryable, isSearch: boolean) {
  const search = isSearch ? sql.placeholder('search') : undefined;
  return database
    .select({
      id: sql<string>`own.id`,
      createdAt: sql<Date>`own.created_at`.mapWith(connections.createdAt),
      connectedAt: sql<Date>`own.updated_at`.mapWith(connections.updatedAt),
      person: connectedColumns,
      total,
    })
    .from(ownConnections(userId))
    .innerJoin(users, sql`${users.id} = own.other_id`)
    .where(and(isActive, matchesText(search, [users.firstName, users.lastName, users.company, users.position])))
    .orderBy(sql`own.updated_at desc, own.id`)
    .limit(limit)
    .offset(offset);
}

function selectRequests(database: Queryable, other: PgColumn, which: SQL | undefined) {
  return database
    .select({
      id: connections.id,
      createdAt: connections.createdAt,
      note: connections.note,
      person: connectedColumns,
      total,
    })
    .from(connections)
    .innerJoin(users, eq(users.id, other))
    .where(and(which, isActive))
    .orderBy(desc(connections.createdAt), connections.id)
    .limit(limit)
    .offset(offset);
}

const isReceived = and(eq(connections.receiverId, userId), eq(connections.status, 'pending'));

/** Refused requests look pending to their sender. */
const isSent = and(
  eq(connections.requesterId, userId),
  or(eq(connections.status, 'pending'), and(eq(connections.status, 'rejected'), isNull(connections.withdrawnAt))),
);

const lists = {
  all: statement('connections', (database) => selectConnections(database, false)),
  found: statement('connections_search', (database) => selectConnections(database, true)),
  received: statement('connections_received', (database) =>
    selectRequests(database, connections.requesterId, isReceived),
  ),
  sent: statement('connections_sent', (database) => selectRequests(database, connections.receiverId, isSent)),
};

export const listConnections = (database: Queryable, id: string, search: string | undefined, paging: Paging) =>
  readCounted(paging, (range) => lists[search ? 'found' : 'all'](database, { userId: id, search, ...range }));

export const listRequests = (database: Queryable, id: string, direction: 'received' | 'sent', paging: Paging) =>
  readCounted(paging, (range) => lists[direction](database, { userId: id, ...range }));

export const listBlocked = (database: Queryable, userId: string, paging: Paging) =>
  readCounted(paging, (range) =>
    database
      .select({
        ...personColumns(users),
        company: users.company,
        blockedAt: connections.createdAt,
        total,
      })
      .from(connections)
      .innerJoin(users, eq(users.id, connections.receiverId))
      .where(and(eq(connections.requesterId, userId), eq(connections.status, 'blocked'), isActive))
      .orderBy(desc(connections.createdAt), connections.id)
      .limit(range.limit)
      .offset(range.offset),
  );
