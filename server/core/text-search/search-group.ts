import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchQuery } from './search-query.ts';

/** Bound once for all groups of a statement. */
const parameters = {
  query: sql`${sql.placeholder('query')}::tsquery`,
  enye: sql`websearch_to_tsquery('spanish', replace(es_enye(${sql.placeholder('enye')}::text), ' ', ' or '))`,
  enye_typed: sql`${sql.placeholder('enyeTyped')}::boolean`,
  max_rows: sql`${sql.placeholder('limit')}::int`,
};

/** The fence keeps them from being computed again for each row. */
export function askedParameters(more: Record<string, SQL>): SQL {
  const columns = Object.entries({ ...parameters, ...more }).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  return sql`(select ${sql.join(columns, sql`, `)} ${FENCE}) as asked`;
}

export const parameterValues = ({ query, enye }: SearchQuery, limit: number) => ({
  query,
  enye: enye?.text ?? null,
  enyeTyped: enye?.typed ?? null,
  limit,
});

/**
 * Optimization fence: a generic plan takes matches for frequent, and would walk back from the newest row until it has
 * enough of them.
 */
export const FENCE = sql.raw('offset 0');

export const matchesQuery = (document: SQLWrapper): SQL => sql`${document} @@ asked.query`;

/** An exact ñ first, then by rank. */
const relevance = sql`(found.document @@ asked.enye) = asked.enye_typed desc, ts_rank(found.document, asked.query) desc`;

export interface SearchGroup<Row> {
  /** Capped by the limit of its query. */
  found: number;
  rows: Row[];
}

interface GroupQuery<Row> {
  /** Selects `id`, `document` and what `tieBreak` needs. */
  matches: SQL;
  maxRanked?: number;
  tieBreak: SQL;
  columns: { [Name in keyof Row]: SQLWrapper };
  /** Joins the tables of the columns to `best`, by its `id`. */
  from: SQL;
}

/** One group as JSON, one value of a statement. Only the rows that are sent are read in full. */
export function searchGroup<Row>(group: GroupQuery<Row>): SQL<SearchGroup<Row>> {
  const { matches, maxRanked, tieBreak, columns, from } = group;
  const ranked = maxRanked ? sql`(select * from found limit ${sql.raw(String(maxRanked))}) as found` : sql`found`;
  const pairs = Object.entries<SQLWrapper>(columns).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`(with found as materialized (${matches}),
    best as (
      select found.id, row_number() over (order by ${relevance}, ${tieBreak}) as place
      from ${ranked}
      order by place limit asked.max_rows
    )
    select json_build_object('found', (select count(*) from found), 'rows', coalesce((
      select json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by best.place) from best ${from}), '[]')))`;
}
