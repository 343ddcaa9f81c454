import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createPost, signedIn } from '../../../tests/support/factories.ts';

let portal: TestApp;
let one: ApiClient;
let two: ApiClient;
beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true } });
  one = (await signedIn(portal)).client;
  two = (await signedIn(portal)).client;
});
afterAll(() => portal.close());

it.each([
  ['posting', 5, 'POST', '/api/forum/posts', 201],
  ['commenting', 20, 'POST', '/comments', 201],
  ['liking', 60, 'PUT', '/like', 200],
  ['reporting', 20, 'POST', '/reports', 201],
] as const)('%s is limited to %i in a while, for each member', async (_what, most, method, path, success) => {
  const { id } = await createPost(portal.database);
  const category = await createCategory(portal.database);
  const body = {
    title: 'Una publicación cualquiera',
    content: 'Un contenido de prueba, lo bastante largo como para que valga y se publique.',
    categoryId: category.id,
    reason: 'spam',
  };
  const url = path.startsWith('/api') ? path : `/api/forum/posts/${id}${path}`;
  const statuses = [];
  for (let index = 0; index <= most; index += 1) {
    statuses.push((await one.send(method, url, method === 'POST' ? body : undefined)).status);
  }
  expect(statuses).toEqual([...Array(most).fill(success), 429]);
  expect((await two.send(method, url, method === 'POST' ? body : undefined)).status).toBe(success);
});
