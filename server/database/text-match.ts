import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows that hold these words in some of the columns, whatever their accents and capitals. */
export function matchesText(words: string | undefined, columns: PgColumn[]): SQL | undefined {
  if (!words) return undefined;
  const haystack = sql.join(columns, sql`, `);
  // What is folded has letters, digits and spaces only: nothing that `like` would take for a wildcard.
  return sql`es_fold(concat_ws(' ', ${haystack})) like '%' || trim(es_fold(${words})) || '%'`;
}
