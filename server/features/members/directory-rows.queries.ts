import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../core/page-anchors.ts';
import type { Database } from '../../database/database.ts';
import { memberDirectory } from '../../database/schema/members.ts';
import { MOST_SORTED } from './directory-search.policy.ts';
import { LAST_CHARACTER } from './directory-terms.queries.ts';
import { hiddenFrom } from './relation.queries.ts';

export const viewer = sql.placeholder('viewerId');
export const query = sql.placeholder('query');
const place = sql`(${memberDirectory.nameOrder}, ${memberDirectory.userId})`;
export const order = [asc(memberDirectory.nameOrder), asc(memberDirectory.userId)];
const isShown = sql`${memberDirectory.userId} not in ${hiddenFrom(viewer)}`;
const start = sql`(${sql.placeholder('startName')}::text, ${sql.placeholder('startId')}::uuid)`;

export const has = (terms: unknown) => sql`${memberDirectory.document} @@ ${terms}::tsquery`;
/**
 * The same, written so that no index of words is asked and half of the rows are expected to have them: they come in
 * their order, and each is looked at until there are enough.
 */
export const hasInPassing = (terms: unknown) => sql`coalesce(${has(terms)}, false)`;

const words = sql`${sql.placeholder('words')}::text[]`;

/**
 * Which rows are on a page, from an index alone where nothing narrows them down; only those are then read. Names that
 * begin with a word that was typed come before those that have it elsewhere.
 */
const columns = (isLate: SQL) => ({
  userId: memberDirectory.userId,
  nameOrder: memberDirectory.nameOrder,
  isLate: sql<boolean>`${isLate}`.as('is_late'),
});
export const beginsElsewhere = sql`not (${memberDirectory.nameOrder} ^@ any (${words}))`;

/** Of a directory that hides somebody from the viewer, how many of those would be among the rows. */
export const hiddenAmong = (rows?: SQL) => sql`(select count(*)::int from ${memberDirectory}
  where ${and(sql`${memberDirectory.userId} in ${hiddenFrom(viewer)}`, rows)})`;

export interface Stretch {
  limit: number;
  /** Rows to skip, from the first one or from the position. */
  offset: number;
  start?: Position;
}

/** Written into a query rather than sent beside it, so that it is planned for. */
const planned = (number: number) => sql.raw(String(number)) as unknown as number;

/** Members in their order, all or some of them, beginning with the first or at a known row. */
export function walk(database: Database, { limit, ...from }: Stretch, rows?: SQL) {
  const skipped = sql`${sql.placeholder('offset')}::int`;
  const offset = from.start ? sql`${skipped} + ${hiddenAmong(and(rows, sql`${place} < ${start}`))}` : skipped;
  return database
    .select(columns(sql`false`))
    .from(memberDirectory)
    .where(and(isShown, rows, from.start && sql`${place} >= ${start}`))
    .orderBy(...order)
    .limit(planned(limit))
    .offset((from.offset > 0 || from.start ? offset : 0) as unknown as number)
    .as('page');
}

export type Page = ReturnType<typeof walk>;

/** All who have the terms, found by the index of words. */
export function findAll(database: Database) {
  return database.$with('finds').as(
    database
      .select(columns(beginsElsewhere))
      .from(memberDirectory)
      .where(and(isShown, has(query)))
      .limit(MOST_SORTED + 1),
  );
}

/** Those with the terms whose names begin with one of the words; of each word as many as the page could need. */
export function findBegun(database: Database, { limit, offset }: Stretch) {
  const own = database
    .select(columns(sql`false`))
    .from(memberDirectory)
    .where(
      and(
        sql`${memberDirectory.nameOrder} >= beginning.word`,
        sql`${memberDirectory.nameOrder} <= beginning.word || ${LAST_CHARACTER}`,
        isShown,
        hasInPassing(query),
      ),
    )
    .orderBy(...order)
    .limit(planned(offset + limit))
    .as('own');
  return database
    .$with('finds')
    .as(
      database
        .select({ userId: own.userId, nameOrder: own.nameOrder, isLate: own.isLate })
        .from(sql`unnest(${words}) as beginning (word)`)
        .crossJoinLateral(own),
    );
}

export function pageOf(database: Database, finds: ReturnType<typeof findAll>, { limit, offset }: Stretch): Page {
  const page = database
    .select({ userId: finds.userId, nameOrder: finds.nameOrder, isLate: finds.isLate })
    .from(finds)
    .orderBy(asc(finds.isLate), asc(finds.nameOrder), asc(finds.userId))
    .limit(planned(limit))
    .offset(offset > 0 ? sql.placeholder('offset') : 0)
    .as('page');
  return page as unknown as Page;
}
