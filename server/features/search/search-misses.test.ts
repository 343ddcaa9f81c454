import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { setDatabaseReadOnly } from '../../../tests/support/read-only-database.ts';
import { LIMITS } from '../../core/rate-limiter.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => portal.close());

it('one member adds a few searches a day to the list of the office, whatever else they search', async () => {
  const max = LIMITS.searchMiss[0]?.max ?? 0;
  const [one, other] = [await signedIn(portal), await signedIn(portal)];
  const search = (who: typeof one, q: string) => who.client.get(`/api/search?scope=all&q=${q}`);
  for (let index = 0; index < max + 5; index += 1) {
    expect((await search(one, `inventada${index}`)).status).toBe(200);
  }
  await search(other, 'de otra');
  const { rows } = await portal.database.execute(sql`select words from search_misses`);
  expect(rows).toHaveLength(max + 1);
  expect(rows).toContainEqual({ words: 'de otra' });
});

it('searches are answered while the database takes no writes', async () => {
  const { client } = await signedIn(portal);
  await createUser(portal.database, { firstName: 'Cementina' });
  await setDatabaseReadOnly(portal.connection, true);
  // Its connections fall.
  await expect.poll(async () => (await client.get('/api/auth/user')).status).toBe(200);
  for (const path of [
    '/api/search?scope=all&q=inventadísima',
    '/api/forum/posts?search=cemento',
    '/api/forum/posts/similar?title=Cemento%20al%20por%20mayor',
    '/api/members?search=cementina',
  ]) {
    expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  }
  await setDatabaseReadOnly(portal.connection, false);
});
