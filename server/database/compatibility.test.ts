import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { FORMER_RELEASE, findOldestCompatible } from './compatibility.ts';
import { prepareDatabase, readJournal, UnknownMigrationsError } from './migrate.ts';

/** As a later version leaves it. */
const NEWER = 99_999_999_999_999;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${NEWER})`,
  );
});
afterAll(() => test.close());

async function prepare(): Promise<string[]> {
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => void warnings.push(message) };
  await prepareDatabase(test.connection, async () => {}, log as never);
  return warnings;
}

it('a version writes down that the code of the former release works with its schema', async () => {
  const former = (await readJournal()).find(({ tag }) => tag === FORMER_RELEASE.migration);
  expect(await findOldestCompatible(test.database)).toBe(former?.when);
});

it('a database of a later version is taken with a word, as long as that version says so', async () => {
  expect(await prepare()).toEqual([
    'La base de datos es de una versión más nueva del portal (una migración más), con la que esta todavía funciona.',
  ]);
});

it('one that says that this code no longer works is refused, and so is one that says nothing', async () => {
  await test.database.execute(sql`update drizzle.compatibility set oldest = ${NEWER}`);
  await expect(prepare()).rejects.toThrow(
    /^La base de datos es de una versión más nueva del portal, con la que esta ya/,
  );
  expect(await findOldestCompatible(test.database), 'an older version leaves the word of a later one').toBe(NEWER);
  await test.database.execute(sql`drop table drizzle.compatibility`);
  await expect(prepare()).rejects.toThrow(UnknownMigrationsError);
});
