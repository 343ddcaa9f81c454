import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { matchesTerms, matchesText } from './word-match.ts';

let portal: TestDatabase;
beforeAll(async () => {
  portal = await createTestDatabase();
});
afterAll(() => portal.close());

const NAMES = sql`'Ana María'`;
const REST = sql`'Peña & Hijos, S.R.L. ana.maria@correo.example'`;

async function matches(typed: string): Promise<[boolean | null, boolean | null]> {
  const terms = sql`array_to_tsvector(string_to_array(btrim(es_fold(${NAMES} || ' ' || ${REST})), ' '))`;
  const [row] = await portal.database
    .select({
      listed: sql<boolean | null>`${matchesText(typed, [NAMES, REST])}`,
      indexed: sql<boolean | null>`${matchesTerms(terms, typed)}`,
    })
    .from(sql`(select) as one`);
  return [row?.listed ?? null, row?.indexed ?? null];
}

it.each([
  'ana',
  'ANA PEN',
  'hijos maria',
  'Pen\u0303a',
  's.r.l.',
  'maria@corr',
  '  ana  ',
  "ana'",
  `${'ana '.repeat(10)}otra`,
])('%s begins words of the record, with an index and without', async (typed) => {
  expect(await matches(typed)).toEqual([true, true]);
});

it.each(['mario', 'eña', 'ana otra', 'aria', '_na', 'a%z'])('%s does not', async (typed) => {
  expect(await matches(typed)).toEqual([false, false]);
});

it.each(['%', '—?!', ' ', '😀', "':*"])('signs alone match nothing: %s', async (typed) => {
  expect(await matches(typed)).toEqual([null, null]);
});
