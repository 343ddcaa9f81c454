import { and, desc, eq, gt, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberLimits } from '#contract/members/members.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { memberDirectory, memberTermCounts } from '../../database/schema/members.ts';
import type { QueryPart } from './directory-search.policy.ts';

/** Each costs an index lookup. */
const MAX_WORDS = 10;
/** Highest code point: upper end of a prefix range in byte order. */
export const LAST_CHARACTER = sql`chr(1114111)`;

/** Normalized like the documents of the directory; a word counts all terms that begin with it. */
export interface TermStats extends QueryPart {
  all: number;
  version: number;
}

interface TermQuery {
  search: string;
  skill: string;
  location: string;
}

export function prepareTermStats(database: Database) {
  const words = sql`select 'word', word, position
    from unnest(string_to_array(btrim(es_fold(${sql.placeholder('search')}::text)), ' ')) with ordinality as typed (word, position)
    where position <= ${sql.raw(String(MAX_WORDS))}`;
  // Without letters only the sign is left, which matches no member.
  const facet = (sign: string, text: Placeholder) =>
    sql`case when ${text}::text <> '' then ${sql.raw(`'${sign}'`)} || es_order(${text}::text) else '' end`;
  const facets = sql`select 'facet', ${facet('#', sql.placeholder('skill'))} || ${facet('@', sql.placeholder('location'))}, 0`;
  const asked = sql`(select * from (${words} union all ${facets}) as each (kind, term, position) where term <> '')
    as asked (kind, term, position)`;
  const upTo = sql`asked.term || case asked.kind when 'word' then ${LAST_CHARACTER} else '' end`;
  const everybody = alias(memberTermCounts, 'everybody');
  const query = database
    .select({
      kind: sql<TermStats['kind']>`asked.kind`,
      term: sql<string>`asked.term`,
      begins: sql<boolean>`exists (select from ${memberDirectory} where ${memberDirectory.nameOrder} >= asked.term
        and ${memberDirectory.nameOrder} <= asked.term || ${LAST_CHARACTER})`,
      all: everybody.members,
      version: everybody.version,
      members: sql<number>`(select coalesce(sum(counted.members), 0)::int from ${memberTermCounts} as counted
        where counted.term >= asked.term and counted.term <= ${upTo})`,
    })
    .from(everybody)
    .innerJoin(asked, sql`true`)
    .where(sql`${everybody.term} = ''`)
    .orderBy(sql`asked.position`)
    .prepare('member_term_counts_asked');
  return (values: TermQuery): Promise<TermStats[]> => query.execute({ ...values });
}

async function listLabels(database: Queryable, sign: '#' | '@'): Promise<string[]> {
  const most = database
    .select({ term: memberTermCounts.term, label: memberTermCounts.label })
    .from(memberTermCounts)
    .where(
      and(
        sql`left(${memberTermCounts.term}, 1) = ${sign}`,
        isNotNull(memberTermCounts.label),
        gt(memberTermCounts.members, 0),
      ),
    )
    .orderBy(desc(memberTermCounts.members), memberTermCounts.term)
    .limit(memberLimits.facets)
    .as('most');
  const rows = await database.select({ label: most.label }).from(most).orderBy(most.term);
  return rows.map(({ label }) => label ?? '');
}

export async function readFacets(database: Queryable) {
  const [state] = await database
    .select({ version: memberTermCounts.version })
    .from(memberTermCounts)
    .where(eq(memberTermCounts.term, ''));
  const [skills, locations] = [await listLabels(database, '#'), await listLabels(database, '@')];
  return { version: state?.version ?? 0, facets: { skills, locations } };
}
