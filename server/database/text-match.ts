import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows whose columns contain the words, ignoring accents and case. Signs alone are no words, and match nothing. */
export function matchesText(words: string | Placeholder | undefined, columns: (PgColumn | SQL)[]): SQL | undefined {
  if (!words) return undefined;
  const haystack = sql.join(columns, sql`, `);
  // Folded text has letters, digits and spaces only: no wildcard of `like`.
  return sql`es_fold(concat_ws(' ', ${haystack})) like '%' || nullif(trim(es_fold(${words})), '') || '%'`;
}
