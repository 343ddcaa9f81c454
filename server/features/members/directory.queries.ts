import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { memberLimits } from '#contract/members/members.contract.ts';
import type { Cursor } from '../../core/keyset-bookmarks.ts';
import type { Database } from '../../database/database.ts';
import { isPair } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory, memberTermCounts } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import {
  countHidden,
  everybody,
  findMatches,
  findPrefixMatches,
  findProfiles,
  matchesSeqScan,
  notPrefixMatch,
  orderOf,
  type Page,
  type PageRange,
  pageOf,
  query,
  type RowSource,
  scanPage,
  viewer,
  withFacet,
} from './directory-rows.queries.ts';
import { cardColumns, pairColumns } from './members.queries.ts';

/** Left joins from the totals: a page past the end carries them too. */
function selectCards(database: Pick<Database, 'select'>, page: Page, total: SQL) {
  return database
    .select({
      member: cardColumns,
      skills: memberDirectory.skills,
      pair: pairColumns,
      total: sql<number>`${total}`,
      version: memberTermCounts.version,
    })
    .from(memberTermCounts)
    .leftJoin(page, sql`true`)
    .leftJoin(memberDirectory, eq(memberDirectory.userId, page.userId))
    .leftJoin(users, eq(users.id, page.userId))
    .leftJoin(connections, isPair(users.id, viewer))
    .where(sql`${memberTermCounts.term} = ''`)
    .orderBy(asc(page.isLate), asc(page.nameOrder), asc(page.userId));
}

/** `facet` has a maintained count. `found`: few name matches; of many, `begun` are prefixes and `others` the rest. */
export type ScanKind = 'everybody' | 'facet' | 'found' | 'begun' | 'others' | 'profile';

const MATCHES = { found: findMatches, begun: findPrefixMatches, profile: findProfiles };

function select(database: Database, scan: ScanKind, range: PageRange) {
  switch (scan) {
    case 'everybody': {
      const total = sql`${memberTermCounts.members} - ${countHidden(everybody)}`;
      return selectCards(database, scanPage(database, range, everybody), total);
    }
    case 'facet': {
      const rows = withFacet(sql.placeholder('facet'));
      const total = sql`${sql.placeholder('members')}::int - ${countHidden(rows)}`;
      return selectCards(database, scanPage(database, range, rows), total);
    }
    case 'others': {
      const rows = { ...everybody, where: and(matchesSeqScan(query), notPrefixMatch) };
      return selectCards(database, scanPage(database, range, rows), sql`0`);
    }
    default: {
      const matches = MATCHES[scan](database, range);
      const total = sql`(select count(*)::int from finds)`;
      return selectCards(database.with(matches), pageOf(database, matches, range), total);
    }
  }
}

export interface PageQuery {
  viewerId: string;
  scan: ScanKind;
  /** Text of a tsquery. */
  query?: string;
  facet?: string;
  members?: number;
  /** Narrows down a search in profiles; text of a tsquery. */
  facetQuery?: string | null;
  /** Name prefixes that come first, in alphabetical order. */
  words?: string[];
}

type Statement = { execute: ReturnType<ReturnType<typeof select>['prepare']>['execute'] };

/**
 * The page size is inlined, so that the planner knows it. Not prepared: other sizes, because clients choose them and
 * connections keep prepared statements, and later pages of prefix matches, whose inner limit depends on the offset.
 */
export function prepareDirectoryPages(database: Database) {
  const prepared = new Map<string, Statement>();
  const statementFor = (scan: ScanKind, range: PageRange): Statement => {
    const { limit, offset, start } = range;
    if (limit !== memberLimits.pageSize || (scan === 'begun' && offset > 0)) return select(database, scan, range);
    const name = `members_${[scan, start && 'from', offset > 0 && 'later'].filter(Boolean).join('_')}`;
    const statement = prepared.get(name) ?? select(database, scan, range).prepare(name);
    prepared.set(name, statement);
    return statement;
  };
  return async ({ scan, words = [], ...pageQuery }: PageQuery, range: PageRange) => {
    const { offset, start: [startName, startId] = [] } = range;
    const values = { ...pageQuery, words, offset, startName, startId };
    const rows = await statementFor(scan, range).execute(values);
    return {
      rows: rows.flatMap(({ member, skills, pair }) => (member ? [{ member, skills: skills ?? [], pair }] : [])),
      total: rows[0]?.total ?? 0,
      version: rows[0]?.version ?? 0,
    };
  };
}

export async function listCursors(database: Database, every: number, { from, where }: RowSource): Promise<Cursor[]> {
  const numbered = database
    .select({
      nameOrder: from.nameOrder,
      userId: from.userId,
      row: sql<number>`row_number() over (order by ${sql.join(orderOf(from), sql`, `)})`.as('row'),
    })
    .from(from as typeof memberDirectory)
    .where(where)
    .as('numbered');
  const rows = await database
    .select({ nameOrder: numbered.nameOrder, userId: numbered.userId })
    .from(numbered)
    .where(sql`(${numbered.row} - 1) % ${every} = 0`)
    .orderBy(numbered.row);
  return rows.map(({ nameOrder, userId }) => [nameOrder, userId]);
}
