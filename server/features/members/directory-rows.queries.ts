import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../core/keyset-bookmarks.ts';
import type { Database } from '../../database/database.ts';
import { hiddenFrom } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory, memberFacets } from '../../database/schema/members.ts';
import { MAX_SORTED } from './directory-search.policy.ts';
import { LAST_CHARACTER } from './directory-terms.queries.ts';
import { searchDocument } from './members.queries.ts';

export const viewer = sql.placeholder('viewerId');
export const query = sql.placeholder('query');
const start = sql`(${sql.placeholder('startName')}::text, ${sql.placeholder('startId')}::uuid)`;
const words = sql`${sql.placeholder('words')}::text[]`;

export const matches = (terms: unknown) => sql`${memberDirectory.document} @@ ${terms}::tsquery`;
/** Hidden from the GIN index and estimated at half of the rows, so that the planner scans in sort order and filters. */
export const matchesSeqScan = (terms: unknown) => sql`coalesce(${matches(terms)}, false)`;

export const notPrefixMatch = sql`not (${memberDirectory.nameOrder} ^@ any (${words}))`;

type SortedTable = typeof memberDirectory | typeof memberFacets;

const sortKey = ({ nameOrder, userId }: SortedTable) => sql`(${nameOrder}, ${userId})`;
export const orderOf = ({ nameOrder, userId }: SortedTable) => [asc(nameOrder), asc(userId)];
const isShown = ({ userId }: SortedTable) => sql`${userId} not in ${hiddenFrom(viewer)}`;

/** Index-only scan where nothing else filters; only the page's rows are then read. */
const pageColumns = ({ nameOrder, userId }: SortedTable, isLate = sql`false`) => ({
  userId,
  nameOrder,
  isLate: sql<boolean>`${isLate}`.as('is_late'),
});

export interface RowSource {
  from: SortedTable;
  where?: SQL | undefined;
}

export const everybody: RowSource = { from: memberDirectory };
export const withFacet = (term: unknown): RowSource => ({
  from: memberFacets,
  where: sql`${memberFacets.term} = ${term}`,
});

/** Cursors and maintained totals include hidden rows. */
export const countHidden = ({ from, where }: RowSource) => sql`(select count(*)::int from ${from}
  where ${and(sql`${from.userId} in ${hiddenFrom(viewer)}`, where)})`;

export interface PageRange {
  limit: number;
  /** Relative to `start`, if given. */
  offset: number;
  start?: Cursor;
}

/** Inlined, so that the planner knows it. */
const inlined = (number: number) => sql.raw(String(number)) as unknown as number;

export function scanPage(database: Database, { limit, ...range }: PageRange, { from, where }: RowSource) {
  const skipped = sql`${sql.placeholder('offset')}::int`;
  const before = and(where, sql`${sortKey(from)} < ${start}`);
  const offset = range.start ? sql`${skipped} + ${countHidden({ from, where: before })}` : skipped;
  return database
    .select(pageColumns(from))
    .from(from as typeof memberDirectory)
    .where(and(isShown(from), where, range.start && sql`${sortKey(from)} >= ${start}`))
    .orderBy(...orderOf(from))
    .limit(inlined(limit))
    .offset((range.offset > 0 || range.start ? offset : 0) as unknown as number)
    .as('page');
}

export type Page = ReturnType<typeof scanPage>;

export function findMatches(database: Database) {
  return database.$with('finds').as(
    database
      .select(pageColumns(memberDirectory, notPrefixMatch))
      .from(memberDirectory)
      .where(and(isShown(memberDirectory), matches(query)))
      .limit(MAX_SORTED + 1),
  );
}

const facetQuery = sql`${sql.placeholder('facetQuery')}::tsquery`;

export function findProfiles(database: Database) {
  const found = sql`select ${users.id} from ${users} where ${searchDocument} @@ ${query}::tsquery`;
  return database.$with('finds').as(
    database
      .select(pageColumns(memberDirectory))
      .from(memberDirectory)
      .where(
        and(
          isShown(memberDirectory),
          sql`${memberDirectory.userId} in (${found})`,
          sql`(${facetQuery} is null or ${memberDirectory.document} @@ ${facetQuery})`,
        ),
      )
      .limit(MAX_SORTED + 1),
  );
}

/** Per word, as many as the page could need. */
export function findPrefixMatches(database: Database, { limit, offset }: PageRange) {
  const own = database
    .select(pageColumns(memberDirectory))
    .from(memberDirectory)
    .where(
      and(
        sql`${memberDirectory.nameOrder} >= beginning.word`,
        sql`${memberDirectory.nameOrder} <= beginning.word || ${LAST_CHARACTER}`,
        isShown(memberDirectory),
        matchesSeqScan(query),
      ),
    )
    .orderBy(...orderOf(memberDirectory))
    .limit(inlined(offset + limit))
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

export function pageOf(
  database: Database,
  matches: ReturnType<typeof findMatches>,
  { limit, offset }: PageRange,
): Page {
  const page = database
    .select({ userId: matches.userId, nameOrder: matches.nameOrder, isLate: matches.isLate })
    .from(matches)
    .orderBy(asc(matches.isLate), asc(matches.nameOrder), asc(matches.userId))
    .limit(inlined(limit))
    .offset(offset > 0 ? sql.placeholder('offset') : 0)
    .as('page');
  return page as unknown as Page;
}
