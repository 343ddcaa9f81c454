import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../core/page-anchors.ts';
import type { Database } from '../../database/database.ts';
import { memberDirectory, memberPlaces } from '../../database/schema/members.ts';
import { MOST_SORTED } from './directory-search.policy.ts';
import { LAST_CHARACTER } from './directory-terms.queries.ts';
import { hiddenFrom } from './relation.queries.ts';

export const viewer = sql.placeholder('viewerId');
export const query = sql.placeholder('query');
const start = sql`(${sql.placeholder('startName')}::text, ${sql.placeholder('startId')}::uuid)`;
const words = sql`${sql.placeholder('words')}::text[]`;

export const has = (terms: unknown) => sql`${memberDirectory.document} @@ ${terms}::tsquery`;
/**
 * The same, written so that no index of words is asked and half of the rows are expected to have them: they come in
 * their order, and each is looked at until there are enough.
 */
export const hasInPassing = (terms: unknown) => sql`coalesce(${has(terms)}, false)`;

/** Names that begin with a word that was typed come before those that have it elsewhere. */
export const beginsElsewhere = sql`not (${memberDirectory.nameOrder} ^@ any (${words}))`;

/** Where members stand in the order of the directory: all of them, or those with each facet. */
type Ordered = typeof memberDirectory | typeof memberPlaces;

const placeIn = ({ nameOrder, userId }: Ordered) => sql`(${nameOrder}, ${userId})`;
export const orderOf = ({ nameOrder, userId }: Ordered) => [asc(nameOrder), asc(userId)];
const isShown = ({ userId }: Ordered) => sql`${userId} not in ${hiddenFrom(viewer)}`;

/** Which rows are on a page, from an index alone where nothing narrows them down; only those are then read. */
const columnsOf = ({ nameOrder, userId }: Ordered, isLate = sql`false`) => ({
  userId,
  nameOrder,
  isLate: sql<boolean>`${isLate}`.as('is_late'),
});

/** Some of what stands in such an order. */
export interface Rows {
  from: Ordered;
  where?: SQL | undefined;
}

export const everybody: Rows = { from: memberDirectory };
export const withFacet = (term: unknown): Rows => ({ from: memberPlaces, where: sql`${memberPlaces.term} = ${term}` });

/** Of a directory that hides somebody from the viewer, how many of those would be among the rows. */
export const hiddenAmong = ({ from, where }: Rows) => sql`(select count(*)::int from ${from}
  where ${and(sql`${from.userId} in ${hiddenFrom(viewer)}`, where)})`;

export interface Stretch {
  limit: number;
  /** Rows to skip, from the first one or from the position. */
  offset: number;
  start?: Position;
}

/** Written into a query rather than sent beside it, so that it is planned for. */
const planned = (number: number) => sql.raw(String(number)) as unknown as number;

/** Members in their order, beginning with the first or at a known row. */
export function walk(database: Database, { limit, ...stretch }: Stretch, { from, where }: Rows) {
  const skipped = sql`${sql.placeholder('offset')}::int`;
  const before = and(where, sql`${placeIn(from)} < ${start}`);
  const offset = stretch.start ? sql`${skipped} + ${hiddenAmong({ from, where: before })}` : skipped;
  return database
    .select(columnsOf(from))
    .from(from as typeof memberDirectory)
    .where(and(isShown(from), where, stretch.start && sql`${placeIn(from)} >= ${start}`))
    .orderBy(...orderOf(from))
    .limit(planned(limit))
    .offset((stretch.offset > 0 || stretch.start ? offset : 0) as unknown as number)
    .as('page');
}

export type Page = ReturnType<typeof walk>;

/** All who have the terms, found by the index of words. */
export function findAll(database: Database) {
  return database.$with('finds').as(
    database
      .select(columnsOf(memberDirectory, beginsElsewhere))
      .from(memberDirectory)
      .where(and(isShown(memberDirectory), has(query)))
      .limit(MOST_SORTED + 1),
  );
}

/** Those with the terms whose names begin with one of the words; of each word as many as the page could need. */
export function findBegun(database: Database, { limit, offset }: Stretch) {
  const own = database
    .select(columnsOf(memberDirectory))
    .from(memberDirectory)
    .where(
      and(
        sql`${memberDirectory.nameOrder} >= beginning.word`,
        sql`${memberDirectory.nameOrder} <= beginning.word || ${LAST_CHARACTER}`,
        isShown(memberDirectory),
        hasInPassing(query),
      ),
    )
    .orderBy(...orderOf(memberDirectory))
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
