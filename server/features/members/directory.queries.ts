import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { memberLimits } from '#contract/members/members.contract.ts';
import type { Position } from '../../core/page-anchors.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory, memberTerms } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import {
  beginsElsewhere,
  everybody,
  findAll,
  findBegun,
  hasInPassing,
  hiddenAmong,
  orderOf,
  type Page,
  pageOf,
  query,
  type Rows,
  type Stretch,
  viewer,
  walk,
  withFacet,
} from './directory-rows.queries.ts';
import { cardColumns } from './members.queries.ts';
import { isPair, pairColumns } from './relation.queries.ts';

/** There is always a row, so that a page past the end tells the total too. */
function selectCards(database: Pick<Database, 'select'>, page: Page, total: SQL) {
  return database
    .select({
      member: cardColumns,
      skills: memberDirectory.skills,
      pair: pairColumns,
      total: sql<number>`${total}`,
      version: memberTerms.version,
    })
    .from(memberTerms)
    .leftJoin(page, sql`true`)
    .leftJoin(memberDirectory, eq(memberDirectory.userId, page.userId))
    .leftJoin(users, eq(users.id, page.userId))
    .leftJoin(connections, isPair(users.id, viewer))
    .where(sql`${memberTerms.term} = ''`)
    .orderBy(asc(page.isLate), asc(page.nameOrder), asc(page.userId));
}

/**
 * What a list holds: everybody; who has one skill, location or both, of whom the number is kept; whom a search finds, where
 * they are few; or, where they are many, first those whose names begin with a word of it and then the others.
 */
export type Holding = 'everybody' | 'facet' | 'found' | 'begun' | 'others';

function select(database: Database, holding: Holding, stretch: Stretch) {
  switch (holding) {
    case 'everybody': {
      const total = sql`${memberTerms.members} - ${hiddenAmong(everybody)}`;
      return selectCards(database, walk(database, stretch, everybody), total);
    }
    case 'facet': {
      const rows = withFacet(sql.placeholder('facet'));
      const total = sql`${sql.placeholder('members')}::int - ${hiddenAmong(rows)}`;
      return selectCards(database, walk(database, stretch, rows), total);
    }
    case 'others': {
      const rows = { ...everybody, where: and(hasInPassing(query), beginsElsewhere) };
      return selectCards(database, walk(database, stretch, rows), sql`0`);
    }
    default: {
      const finds = holding === 'found' ? findAll(database) : findBegun(database, stretch);
      const total = sql`(select count(*)::int from finds)`;
      return selectCards(database.with(finds), pageOf(database, finds, stretch), total);
    }
  }
}

export interface Wanted {
  viewerId: string;
  holding: Holding;
  /** Of a search: text of a tsquery. */
  query?: string;
  /** Of a facet: its term, and how many have it. */
  facet?: string;
  members?: number;
  /** Of a search: what the names of those who come first begin with, in the order of the alphabet. */
  words?: string[];
}

type Statement = { execute: ReturnType<ReturnType<typeof select>['prepare']>['execute'] };

/**
 * Prepared when first asked for, once for each kind of list: told that a page is twelve rows, the database plans for
 * twelve. Planned each time: other sizes, because every connection keeps what is prepared and strangers choose the size;
 * and later pages of the names that begin with a word, because how far those go is part of the question.
 */
export function prepareDirectoryPages(database: Database) {
  const prepared = new Map<string, Statement>();
  const statementFor = (holding: Holding, stretch: Stretch): Statement => {
    const { limit, offset, start } = stretch;
    if (limit !== memberLimits.pageSize || (holding === 'begun' && offset > 0))
      return select(database, holding, stretch);
    const name = `members_${[holding, start && 'from', offset > 0 && 'later'].filter(Boolean).join('_')}`;
    const statement = prepared.get(name) ?? select(database, holding, stretch).prepare(name);
    prepared.set(name, statement);
    return statement;
  };
  return async ({ holding, words = [], ...wanted }: Wanted, stretch: Stretch) => {
    const { offset, start: [startName, startId] = [] } = stretch;
    const values = { ...wanted, words, offset, startName, startId };
    const rows = await statementFor(holding, stretch).execute(values);
    return {
      rows: rows.flatMap(({ member, skills, pair }) => (member ? [{ member, skills: skills ?? [], pair }] : [])),
      total: rows[0]?.total ?? 0,
      version: rows[0]?.version ?? 0,
    };
  };
}

/** Where every so many rows are, from the first on. */
export async function listPositions(database: Database, every: number, { from, where }: Rows): Promise<Position[]> {
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
