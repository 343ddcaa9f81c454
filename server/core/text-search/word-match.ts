import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Typed = string | Placeholder;

/** People and records are found by what their words begin with, not by stems: María is not Mario. */
export const matchesTerms = (terms: SQL, typed: Typed): SQL => sql`${terms} @@ es_beginnings(${typed}::text)`;

/** The same without an index, for lists that are not long. */
export function matchesText(typed: Typed | undefined, columns: (PgColumn | SQL)[]): SQL | undefined {
  if (!typed) return undefined;
  return sql`' ' || es_fold(concat_ws(' ', ${sql.join(columns, sql`, `)})) like all (es_patterns(${typed}::text))`;
}
