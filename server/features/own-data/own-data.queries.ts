import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { unownedAddress } from '../account/account.queries.ts';
import { inScope, publishedEvents } from '../events/events.queries.ts';
import type { Row } from './own-data.policy.ts';
import { PERSONAL_DATA_MAP, type PersonalDataColumn, SECRET_COLUMNS } from './personal-data-map.ts';

export const hasRetainedData: SQL = sql`(${sql.join(
  PERSONAL_DATA_MAP.filter(({ onDeletion }) => onDeletion === 'keep').map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} as kept where kept.${sql.identifier(column)} = ${users.id})`,
  ),
  sql` or `,
)})`;

const PAGE_SIZE = 500;

/** Columns by table; several in tables without an `id`. */
export async function readPrimaryKeys(database: Queryable): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await database.execute<{ table: string; columns: string[] }>(sql`
    select relname as table, array_agg(attname::text order by array_position(indkey::int2[], attnum)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = 'public'::regnamespace group by relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** In pages by primary key. Serialized by PostgreSQL, so that timestamps and numbers keep their stored form. */
export async function* readRows(
  database: Queryable,
  table: string,
  column: string,
  value: string,
  primaryKey: readonly string[],
): AsyncGenerator<Row[]> {
  const key = listed(primaryKey.map((name) => sql`t.${sql.identifier(name)}`));
  const readPage = async (after: SQL) => {
    const { rows } = await database.execute<{ row: Row; key: unknown[] }>(sql`
      select to_jsonb(t) - ${sql.param(SECRET_COLUMNS)}::text[] as row, jsonb_build_array(${key}) as key
      from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${value} ${after}
      order by ${key} limit ${PAGE_SIZE}`);
    return rows;
  };
  for (let page = await readPage(sql``); page.length > 0; ) {
    yield page.map(({ row }) => row);
    const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
    page = last ? await readPage(sql`and (${key}) > (${listed(last.key.map((part) => sql`${part}`))})`) : [];
  }
}

export async function removeRows(
  database: Queryable,
  { table, column }: PersonalDataColumn,
  userId: string,
): Promise<void> {
  await database.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
}

export type OwnedSubscriptions = 'all' | 'unconfirmed' | 'none';

export async function removeSubscription(database: Queryable, email: string, owned: OwnedSubscriptions): Promise<void> {
  if (owned === 'none') return;
  const unconfirmed = owned === 'unconfirmed' ? isNull(newsletterSubscribers.confirmedAt) : undefined;
  await database.delete(newsletterSubscribers).where(and(eq(newsletterSubscribers.email, email), unconfirmed));
}

export async function removeInvitations(database: Queryable, email: string): Promise<void> {
  await database.delete(invitations).where(eq(invitations.email, email));
}

export async function findUndeletedAccount(database: Queryable, userId: string) {
  const { id, email, isEmailVerified } = users;
  const [person] = await database
    .select({ id, email, isEmailVerified })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return person;
}

export function listRegisteredEvents(database: Queryable, userId: string, today: string) {
  return database
    .select({ id: events.id, date: events.date, time: events.time, status: events.status })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(and(eq(eventRegistrations.userId, userId), publishedEvents(), inScope({ scope: 'upcoming', today })));
}

/** For an early answer; the database refuses to lose its last administrator in any case. */
export async function isLastAdministrator(database: Queryable, userId: string): Promise<boolean> {
  const admins = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .limit(2);
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Shorter than `deadlock_timeout`, so that the deletion gives way before another transaction is chosen. */
const LOCK_TIMEOUT = sql`set local lock_timeout = '300ms'`;

/**
 * Lock order of other transactions: posts before a comment's notification, pairs before a message. In-flight ones may
 * be missed, so waits are short and the deletion is retried. An advisory lock serializes deletions.
 */
export async function lockUserRelations(database: Queryable, userId: string) {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('leaving'))`);
  await database.execute(LOCK_TIMEOUT);
  const { rows } = await database.execute<{ photoHash: string | null; words: string }>(sql`
    select photo_hash as "photoHash", concat_ws(' ', first_name, last_name, company, position, location, bio) as words
    from users where id = ${userId} for no key update`);
  await database.execute(sql`select from forum_posts
    where id in (select post_id from forum_post_likes where user_id = ${userId}) order by id for no key update`);
  await database.execute(sql`select from connections
    where requester_id = ${userId} or receiver_id = ${userId} order by id for update`);
  await database.execute(sql`select from notifications
    where user_id = ${userId} or about_id = ${userId} order by id for update`);
  // Waits for in-flight requests, whose foreign keys share the row, so that their rows are found.
  await database.execute(sql`select from users where id = ${userId} for update`);
  return rows[0] ?? { photoHash: null, words: '' };
}

/** Called after the anonymization. Word by word: each is looked up in all documents, and no statement may take long. */
export async function deleteUnusedVocabulary(database: Queryable, text: string): Promise<void> {
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from search_vocabulary where word = any(string_to_array(es_fold(${text}), ' '))`);
  for (const { word } of rows) await database.execute(sql`select prune_vocabulary(${word})`);
  await database.execute(sql`
    delete from search_misses where string_to_array(words, ' ') && array(
      select word from unnest(${sql.param(rows.map(({ word }) => word))}::text[]) as theirs (word)
      where not exists (select from search_vocabulary as known where known.word = theirs.word))`);
}

const MAIL_QUEUES = ['mail', 'password-link', 'login-alert'];
const MAIL_BATCH_SIZE = 1000;

/** Keeps security mails and those to others. Batched outside of the transaction: the queue has no address index. */
export async function deleteQueuedMail(
  database: Queryable,
  { id, email }: { id: string; email: string },
  ownsAddress: boolean,
): Promise<void> {
  const isOver = sql`state in ('completed', 'cancelled', 'failed')`;
  const isTheirs = sql`${ownsAddress} and (data ->> 'to' = ${email} or data ->> 'email' = ${email})`;
  const mayGo = sql`${isOver} or state <> 'active' and not data ? 'isSecurity'`;
  for (const table of [sql`pgboss.job`, sql`pgboss.archive`]) {
    for (const queue of MAIL_QUEUES) {
      let last: string | undefined = '00000000-0000-0000-0000-000000000000';
      while (last) {
        const { rows }: { rows: { id: string }[] } = await database.execute<{ id: string }>(sql`
          with piece as (
            select id from ${table} where name = ${queue} and id > ${last}::uuid order by id limit ${MAIL_BATCH_SIZE}
          ), gone as (
            delete from ${table} where name = ${queue} and id in (select id from piece)
              and (${isTheirs} and (${mayGo}) or ${isOver} and data ->> 'about' = ${id})
          )
          select id from piece order by id desc limit 1`);
        last = rows[0]?.id;
      }
    }
  }
}

export async function anonymizeAccount(database: Queryable, userId: string): Promise<boolean> {
  const rows = await database
    .update(users)
    .set({
      email: unownedAddress(),
      firstName: 'Miembro',
      lastName: 'eliminado',
      // Matches no password.
      password: '',
      profileImageUrl: null,
      photoHash: null,
      company: null,
      position: null,
      phone: null,
      location: null,
      website: null,
      bio: null,
      hasWhatsapp: false,
      role: 'member',
      isEmailVerified: false,
      authProvider: 'local',
      suspendedAt: sql`now()`,
      suspendedReason: null,
      deletedAt: sql`now()`,
    })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}
