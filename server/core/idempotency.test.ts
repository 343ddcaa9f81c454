import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createCategory, signedIn } from '../../tests/support/factories.ts';
import { pruneIdempotencyKeys } from './idempotency.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let categoryId: string;
beforeAll(async () => {
  portal = await createTestApp();
  categoryId = (await createCategory(portal.database)).id;
});
afterAll(() => portal.close());

const form = (title = 'Una publicación cualquiera') => ({ title, content: 'x'.repeat(60), categoryId });
const post = ({ client }: TestUser, key: string | undefined, body: object = form()) =>
  client.send('POST', '/api/forum/posts', body, key === undefined ? {} : { 'idempotency-key': key });
const countPosts = async ({ user }: TestUser) => {
  const { rows } = await portal.database.execute(
    sql`select count(*)::int as count from forum_posts where author_id = ${user.id}`,
  );
  return rows[0]?.count;
};

describe('a request that its sender named', () => {
  it('makes one post, however often and however much at once it is sent', async () => {
    const someone = await signedIn(portal);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(someone, key)));
    const again = await post(someone, key);
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(again.body).toEqual(answers[0]?.body);
    expect(await countPosts(someone)).toBe(1);
  });

  it('may be tried again after a refusal', async () => {
    const someone = await signedIn(portal);
    const key = crypto.randomUUID();
    const gone = { ...form(), categoryId: crypto.randomUUID() };
    expect((await post(someone, key, gone)).status).toBe(400);
    expect((await post(someone, key)).status).toBe(201);
  });

  it('is no other request', async () => {
    const someone = await signedIn(portal);
    const key = crypto.randomUUID();
    await post(someone, key);
    const other = await post(someone, key, form('Una publicación distinta'));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countPosts(someone)).toBe(1);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await signedIn(portal), await signedIn(portal)];
    const key = crypto.randomUUID();
    const answers = [await post(one, key), await post(other, key)];
    expect(answers.map(({ body }) => body.author.id)).toEqual([one.user.id, other.user.id]);
  });

  it('waits while another process answers it, but not for one that is gone', async () => {
    const someone = await signedIn(portal);
    const key = crypto.randomUUID();
    await post(someone, key);
    await portal.database.execute(sql`update idempotency_keys set answer = null where key = ${key}`);
    const waiting = await post(someone, key);
    expect([waiting.status, waiting.body.code, waiting.headers['retry-after']]).toEqual([409, 'in_progress', '1']);
    await portal.database.execute(
      sql`update idempotency_keys set created_at = now() - interval '2 minutes' where key = ${key}`,
    );
    expect((await post(someone, key)).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const someone = await signedIn(portal);
    const key = crypto.randomUUID();
    await post(someone, key);
    await pruneIdempotencyKeys(portal.database);
    expect((await post(someone, key)).status).toBe(201);
    expect(await countPosts(someone)).toBe(1);
    await portal.database.execute(
      sql`update idempotency_keys set created_at = now() - interval '8 days' where key = ${key}`,
    );
    await pruneIdempotencyKeys(portal.database);
    await post(someone, key);
    expect(await countPosts(someone)).toBe(2);
  });

  it.each(['corta', 'con espacios y más', 'ñ'.repeat(10), 'x'.repeat(65)])('is refused by the name %j', async (key) => {
    const { status, body } = await post(await signedIn(portal), key);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });
});
