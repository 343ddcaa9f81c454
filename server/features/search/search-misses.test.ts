import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
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
