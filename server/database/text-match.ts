import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Ignores accents and case. Signs alone match nothing. */
export function matchesText(words: string | Placeholder | undefined, columns: (PgColumn | SQL)[]): SQL | undefined {
  if (!words) return undefined;
  const haystack = sql.join(columns, sql`, `);
  // Folded text has letters, digits and spaces only: no wildcard of `like`.
  return sql`es_fold(concat_ws(' ', ${haystack})) like '%' || nullif(trim(es_fold(${words})), '') || '%'`;
}
