import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../core/page-anchors.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory, memberTerms } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import { MOST_SORTED } from './directory-search.policy.ts';
import { LAST_CHARACTER } from './directory-terms.queries.ts';
import { cardColumns } from './members.queries.ts';
import { hiddenFrom, isPair, pairColumns } from './relation.queries.ts';

const viewer = sql.placeholder('viewerId');
const query = sql.placeholder('query');
const place = sql`(${memberDirectory.nameOrder}, ${memberDirectory.userId})`;
const order = [asc(memberDirectory.nameOrder), asc(memberDirectory.userId)];
const isShown = sql`${memberDirectory.userId} not in ${hiddenFrom(viewer)}`;
const start = sql`(${sql.placeholder('startName')}::text, ${sql.placeholder('startId')}::uuid)`;

const has = (terms: unknown) => sql`${memberDirectory.document} @@ ${terms}::tsquery`;
/** The same, written so that no index of words is asked: the rows come in their order and each is looked at. */
const hasInPassing = (terms: unknown) => sql`(${has(terms)}) is true`;

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
const beginsElsewhere = sql`not (${memberDirectory.nameOrder} ^@ any (${words}))`;

/** Of a directory that hides somebody from the viewer, how many of those would be among the rows. */
const hiddenAmong = (rows?: SQL) => sql`(select count(*)::int from ${memberDirectory}
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
function walk(database: Database, { limit, ...from }: Stretch, rows?: SQL) {
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

type Page = ReturnType<typeof walk>;

/** All who have the terms, found by the index of words. */
function findAll(database: Database) {
  return database.$with('finds').as(
    database
      .select(columns(beginsElsewhere))
      .from(memberDirectory)
      .where(and(isShown, has(query)))
      .limit(MOST_SORTED + 1),
  );
}

/** Those with the terms whose names begin with one of the words; of each word as many as the page could need. */
function findBegun(database: Database, { limit, offset }: Stretch) {
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

function pageOf(database: Database, finds: ReturnType<typeof findAll>, { limit, offset }: Stretch): Page {
  const page = database
    .select({ userId: finds.userId, nameOrder: finds.nameOrder, isLate: finds.isLate })
    .from(finds)
    .orderBy(asc(finds.isLate), asc(finds.nameOrder), asc(finds.userId))
    .limit(planned(limit))
    .offset(offset > 0 ? sql.placeholder('offset') : 0)
    .as('page');
  return page as unknown as Page;
}

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
 * What a list holds: everybody; who has one skill or location, of which the number is kept; whom a search finds, where
 * they are few; or, where they are many, first those whose names begin with a word of it and then the others.
 */
export type Holding = 'everybody' | 'facet' | 'found' | 'begun' | 'others';

function select(database: Database, holding: Holding, stretch: Stretch) {
  switch (holding) {
    case 'everybody':
      return selectCards(database, walk(database, stretch), sql`${memberTerms.members} - ${hiddenAmong()}`);
    case 'facet': {
      const total = sql`${sql.placeholder('members')}::int - ${hiddenAmong(has(query))}`;
      return selectCards(database, walk(database, stretch, hasInPassing(query)), total);
    }
    case 'others': {
      const rows = and(hasInPassing(query), beginsElsewhere);
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
  /** Text of a tsquery; none for everybody. */
  query?: string;
  /** Of a facet: how many have it. */
  members?: number;
  /** Of a search: what the names of those who come first begin with, in the order of the alphabet. */
  words?: string[];
}

type Statement = { execute: ReturnType<ReturnType<typeof select>['prepare']>['execute'] };

/**
 * Prepared when first asked for, once for each kind of list and size of page: told that a page is twelve rows, the
 * database plans for twelve. How far a later page goes into the names that begin with a word is part of the question,
 * and such pages are hardly asked for: they are planned each time.
 */
export function prepareDirectoryPages(database: Database) {
  const prepared = new Map<string, Statement>();
  const statementFor = (holding: Holding, stretch: Stretch): Statement => {
    const { limit, offset, start } = stretch;
    if (holding === 'begun' && offset > 0) return select(database, holding, stretch);
    const name = `members_${[holding, limit, start && 'from', offset > 0 && 'later'].filter(Boolean).join('_')}`;
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

/** Where every so many rows are, of everybody or of those with certain terms, from the first on. */
export async function listPositions(database: Database, every: number, terms?: string): Promise<Position[]> {
  const numbered = database
    .select({
      nameOrder: memberDirectory.nameOrder,
      userId: memberDirectory.userId,
      row: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('row'),
    })
    .from(memberDirectory)
    .where(terms === undefined ? undefined : has(terms))
    .as('numbered');
  const rows = await database
    .select({ nameOrder: numbered.nameOrder, userId: numbered.userId })
    .from(numbered)
    .where(sql`(${numbered.row} - 1) % ${every} = 0`)
    .orderBy(numbered.row);
  return rows.map(({ nameOrder, userId }) => [nameOrder, userId]);
}
