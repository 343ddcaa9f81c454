import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hiddenFrom, isPair } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { memberDirectory } from '../../database/schema/members.ts';
import { connections } from '../../database/schema/networking.ts';
import { cardColumns } from './members.queries.ts';

/** Rare terms tell the most, and are the quickest to look up. */
const RAREST = 4;
/** Bounds the ranking. */
const CANDIDATES = 200;

interface Suggestion extends Record<string, unknown> {
  id: string;
  sharedSkills: string[];
  sharesLocation: boolean;
}

export async function findSuggestions(database: Database, viewerId: string, limit: number): Promise<Suggestion[]> {
  const { rows } = await database.execute<Suggestion>(sql`
    with own as (
      select array(select facet.term from member_facet_labels(${memberDirectory.location}, ${memberDirectory.skills}) as facet) as terms
      from ${memberDirectory} where ${memberDirectory.userId} = ${viewerId}
    ), telling as (
      select string_agg('''' || rare.term || '''', ' | ')::tsquery as query from (
        select each.term from own, unnest(own.terms) as each (term), lateral (
          select count(*) from ${memberDirectory} where ${memberDirectory.document} @@ ('''' || each.term || '''')::tsquery
        ) as those (members)
        where those.members > 1 order by those.members, each.term limit ${RAREST}
      ) as rare
    ), candidates as (
      select ${memberDirectory.userId}, ${memberDirectory.nameOrder}, ${memberDirectory.location}, ${memberDirectory.skills},
        tsvector_to_array(${memberDirectory.document}) as terms
      from ${memberDirectory}, telling
      where ${memberDirectory.document} @@ telling.query and ${memberDirectory.userId} <> ${viewerId}
        and ${memberDirectory.userId} not in ${hiddenFrom(viewerId)}
        and not exists (select from ${connections} where ${isPair(memberDirectory.userId, viewerId)})
      limit ${CANDIDATES}
    )
    select candidates.user_id as id,
      array(select skill from unnest(candidates.skills) as skill where '#' || es_order(skill) = any (own.terms))
        as "sharedSkills",
      coalesce('@' || es_order(candidates.location) = any (own.terms), false) as "sharesLocation"
    from candidates, own
    order by (select count(*) from unnest(candidates.terms) as term where term = any (own.terms)) desc,
      candidates.name_order, candidates.user_id
    limit ${limit}`);
  return rows;
}

export function listCards(database: Database, ids: string[]) {
  return database
    .select({ member: cardColumns, skills: memberDirectory.skills })
    .from(users)
    .innerJoin(memberDirectory, eq(memberDirectory.userId, users.id))
    .where(inArray(users.id, ids));
}
