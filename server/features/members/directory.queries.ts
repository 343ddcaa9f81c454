import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { memberLimits } from '#contract/members/members.contract.ts';
import type { Position } from '../../core/page-anchors.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory, memberTerms } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import { MOST_SORTED } from './directory-search.policy.ts';
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

const columns = {
  userId: memberDirectory.userId,
  nameOrder: memberDirectory.nameOrder,
  skills: memberDirectory.skills,
};

/** Of a directory that hides somebody from the viewer, how many of those would be among the rows. */
const hiddenAmong = (rows?: SQL) => sql`(select count(*)::int from ${memberDirectory}
  where ${and(sql`${memberDirectory.userId} in ${hiddenFrom(viewer)}`, rows)})`;

export interface Stretch {
  limit: number;
  /** Rows to skip, from the first one or from the position. */
  offset: number;
  start?: Position;
}

/** Members in their order, all or those with certain terms, beginning with the first or at a known row. */
function walk(database: Database, { limit, ...from }: Stretch, narrowed: boolean) {
  const rows = narrowed ? hasInPassing(query) : undefined;
  const skipped = sql`${sql.placeholder('offset')}::int`;
  const offset = from.start ? sql`${skipped} + ${hiddenAmong(and(rows, sql`${place} < ${start}`))}` : skipped;
  return (
    database
      .select(columns)
      .from(memberDirectory)
      .where(and(isShown, rows, from.start && sql`${place} >= ${start}`))
      .orderBy(...order)
      // Written into the query rather than sent beside it, so that it is planned for.
      .limit(sql.raw(String(limit)) as unknown as number)
      .offset((from.offset > 0 || from.start ? offset : 0) as unknown as number)
      .as('page')
  );
}

/** All who have the terms: found by the index of words, counted and sorted. */
function findAll(database: Database) {
  return database.$with('finds').as(
    database
      .select(columns)
      .from(memberDirectory)
      .where(and(isShown, has(query)))
      .limit(MOST_SORTED + 1),
  );
}

function pageOf(database: Database, finds: ReturnType<typeof findAll>, { limit, offset }: Stretch) {
  return database
    .select({ userId: finds.userId, nameOrder: finds.nameOrder, skills: finds.skills })
    .from(finds)
    .orderBy(asc(finds.nameOrder), asc(finds.userId))
    .limit(sql.raw(String(limit)) as unknown as number)
    .offset(offset > 0 ? sql.placeholder('offset') : 0)
    .as('page');
}

/** There is always a row, so that a page past the end tells the total too. */
function selectCards(database: Pick<Database, 'select'>, page: ReturnType<typeof walk>, total: SQL) {
  return database
    .select({
      member: cardColumns,
      skills: page.skills,
      pair: pairColumns,
      total: sql<number>`${total}`,
      version: memberTerms.version,
    })
    .from(memberTerms)
    .leftJoin(page, sql`true`)
    .leftJoin(users, eq(users.id, page.userId))
    .leftJoin(connections, isPair(users.id, viewer))
    .where(sql`${memberTerms.term} = ''`)
    .orderBy(asc(page.nameOrder), asc(page.userId));
}

/**
 * What a list holds: everybody; who has one skill or location, of which the number is kept; or who has several things,
 * so usual that they are met soon in passing, or so rare that all of them can be sorted.
 */
export type Holding = 'everybody' | 'facet' | 'usual' | 'rare';

function select(database: Database, holding: Holding, stretch: Stretch) {
  switch (holding) {
    case 'everybody':
      return selectCards(database, walk(database, stretch, false), sql`${memberTerms.members} - ${hiddenAmong()}`);
    case 'facet': {
      const total = sql`${sql.placeholder('members')}::int - ${hiddenAmong(has(query))}`;
      return selectCards(database, walk(database, stretch, true), total);
    }
    case 'usual':
      return selectCards(database, walk(database, stretch, true), sql.raw(String(memberLimits.countedMax)));
    case 'rare': {
      const finds = findAll(database);
      const page = pageOf(database, finds, stretch) as unknown as ReturnType<typeof walk>;
      return selectCards(database.with(finds), page, sql`(select count(*)::int from finds)`);
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
}

/**
 * Prepared when first asked for, once for each kind of list and size of page: told that a page is twelve rows, the
 * database plans for twelve.
 */
export function prepareDirectoryPages(database: Database) {
  const prepared = new Map<string, ReturnType<ReturnType<typeof select>['prepare']>>();
  return async ({ holding, ...wanted }: Wanted, stretch: Stretch) => {
    const { limit, offset, start: [startName, startId] = [] } = stretch;
    const kind = [holding, limit, stretch.start && 'from', offset > 0 && 'later'];
    const name = `members_${kind.filter(Boolean).join('_')}`;
    const statement = prepared.get(name) ?? select(database, holding, stretch).prepare(name);
    prepared.set(name, statement);
    const rows = await statement.execute({ ...wanted, offset, startName, startId });
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
