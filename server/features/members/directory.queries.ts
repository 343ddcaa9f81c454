import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { memberLimits } from '#contract/members/members.contract.ts';
import { type Paging, readCounted } from '../../core/paging.ts';
import type { Queryable } from '../../database/database.ts';
import { hiddenFrom, isPair } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import { statement } from '../../database/statement.ts';
import { cardColumns, pairColumns, searchDocument } from './members.queries.ts';

const { document, nameOrder, userId } = memberDirectory;
const viewer = sql.placeholder('viewerId');
const text = (name: string) => sql`${sql.placeholder(name)}::text`;

/** Without letters only the sign is left, which matches no member. */
const term = (sign: '#' | '@', name: string) => sql`${sql.raw(`'${sign}'`)} || es_order(nullif(${text(name)}, ''))`;

/** Facets match exactly. `offset 0` keeps PostgreSQL from doing this for each row. */
const asked = sql`(
  select es_words(${text('search')}) as words, facet::tsquery as facet,
    coalesce(es_beginnings(${text('search')}) && facet::tsquery, es_beginnings(${text('search')}), facet::tsquery) as query
  from (
    select '''' || nullif(concat(${term('#', 'skill')}, ${term('@', 'location')}), '') || '''' as facet
  ) as normalized
  offset 0) as asked`;

interface Listing {
  /** Joined, for the conditions. */
  asked?: SQL;
  where?: SQL;
  /** After the others, which are in alphabetical order too. */
  isLate?: SQL;
}

/** Sorts and counts the index alone, and reads the cards of one page. */
function selectCards(database: Queryable, { asked = sql`(select) as asked`, where, isLate = sql`false` }: Listing) {
  const page = database
    .select({
      userId,
      nameOrder,
      isLate: sql<boolean>`${isLate}`.as('is_late'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(memberDirectory)
    .innerJoin(asked, sql`true`)
    .where(and(sql`${userId} not in ${hiddenFrom(viewer)}`, where))
    .orderBy(sql`is_late`, asc(nameOrder), asc(userId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return database
    .select({ member: cardColumns, skills: memberDirectory.skills, pair: pairColumns, total: page.total })
    .from(page)
    .innerJoin(memberDirectory, eq(userId, page.userId))
    .innerJoin(users, eq(users.id, page.userId))
    .leftJoin(connections, isPair(users.id, viewer))
    .orderBy(asc(page.isLate), asc(page.nameOrder), asc(page.userId));
}

const found = sql`select ${users.id} from ${users} where ${searchDocument} @@ ${sql.placeholder('query')}::tsquery`;

const lists = {
  everybody: statement('members', (database) => selectCards(database, {})),
  /** Names that begin with a word come first. */
  found: statement('members_found', (database) =>
    selectCards(database, {
      asked,
      where: sql`${document} @@ asked.query`,
      isLate: sql`(${nameOrder} ^@ any (asked.words)) is not true`,
    }),
  ),
  profiles: statement('members_in_profiles', (database) =>
    selectCards(database, {
      asked,
      where: sql`${userId} in (${found}) and (asked.facet is null or ${document} @@ asked.facet)`,
    }),
  ),
};

export interface MemberFilter {
  viewerId: string;
  search: string;
  skill: string;
  location: string;
}

export function listMembers(database: Queryable, filter: MemberFilter, paging: Paging) {
  const list = filter.search || filter.skill || filter.location ? lists.found : lists.everybody;
  return readCounted(paging, (range) => list(database, { ...filter, ...range }));
}

/** By the documents of the site's search; `query` is the text of a tsquery. */
export const listProfiles = (database: Queryable, filter: MemberFilter & { query: string }, paging: Paging) =>
  readCounted(paging, (range) => lists.profiles(database, { ...filter, ...range }));

/**
 * Skills (`#`) and locations (`@`). Of several spellings the one with accents, which has more bytes, and capitals is shown.
 * `offset 0`, again, keeps PostgreSQL from normalizing every row instead of each spelling.
 */
const selectFacets = statement('member_facets', (database) => {
  const { skills, location } = memberDirectory;
  const written = sql`select '#' as sign, unnest(${skills}) as label from ${memberDirectory}
    union all select '@', ${location} from ${memberDirectory}`;
  const spellings = sql`select sign, label, count(*) as members from (${written}) as written group by 1, 2 offset 0`;
  const facets = sql`
    select sign, es_order(label) collate "C" as term, sum(members) as members,
      (array_agg(label order by octet_length(label) desc, label collate "C"))[1] as label
    from (${spellings}) as spelling group by 1, 2`;
  return database
    .select({ sign: sql<'#' | '@'>`sign`, label: sql<string>`label` })
    .from(sql`(select *, row_number() over (partition by sign order by members desc, term) as rank
      from (${facets}) as facet where term <> '') as ranked`)
    .where(sql`rank <= ${sql.raw(String(memberLimits.facets))}`)
    .orderBy(sql`term`);
});

export async function getFacets(database: Queryable) {
  const rows = await selectFacets(database);
  const labels = (sign: '#' | '@') => rows.flatMap((row) => (row.sign === sign ? row.label : []));
  return { skills: labels('#'), locations: labels('@') };
}
