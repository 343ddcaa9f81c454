import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { createComment, createConnection, createPost, signedIn } from '../support/factories.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

type JsonSchema = { properties?: Record<string, JsonSchema>; [key: string]: unknown };

/** Snapshot in a report: it keeps the name after the account is gone, hence the nullable id. */
const isSnapshot = ({ id }: Record<string, JsonSchema>) => JSON.stringify(id ?? null).includes('"null"');

/** Every schema of a person in a response. */
function people(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = (schema as JsonSchema).properties;
  const isPerson = own && 'firstName' in own && 'lastName' in own && !isSnapshot(own);
  return [...(isPerson ? [schema as JsonSchema] : []), ...Object.values(schema).flatMap(people)];
}

it('every answer that names a person tells whether they speak for the portal', async () => {
  const endpoints = await contractEndpoints();
  const found = endpoints.flatMap((endpoint) =>
    endpoint.response ? people(z.toJSONSchema(endpoint.response)).map((person) => ({ endpoint, person })) : [],
  );
  expect(found.length).toBeGreaterThan(20);
  const silent = found.filter(({ person }) => !person.properties?.role).map(({ endpoint }) => endpointName(endpoint));
  // Somebody who is invited has no account, and so no role.
  const withAccount = silent.filter((name) => !/\/invitations?\b/.test(name));
  expect([...new Set(withAccount)]).toEqual([]);
});

it('an administrator is told from a member wherever both show', async () => {
  const admin = await signedIn(portal, { role: 'admin', firstName: 'Zoraida' });
  const member = await signedIn(portal, { firstName: 'Zoraida' });
  const { client, user } = await signedIn(portal);
  const post = await createPost(portal.database, { authorId: admin.user.id });
  await createComment(portal.database, { postId: post.id, authorId: admin.user.id });
  await createComment(portal.database, { postId: post.id, authorId: member.user.id });
  await createConnection(portal.database, user.id, admin.user.id);
  await admin.client.post(`/api/messages/${user.id}`, { body: 'Hola' });

  const get = async (path: string) => (await client.get(path)).body;
  expect((await get(`/api/forum/posts/${post.id}`)).author.role).toBe('admin');
  const { comments } = await get(`/api/forum/posts/${post.id}/comments`);
  expect(comments.map((comment: { author: { role: string } }) => comment.author.role)).toEqual(['admin', 'member']);
  const { members } = await get('/api/members?search=Zoraida');
  expect(members.map(({ role }: { role: string }) => role).sort()).toEqual(['admin', 'member']);
  expect((await get(`/api/members/${admin.user.id}`)).role).toBe('admin');
  expect((await get('/api/connections/my')).connections[0].connectedUser.role).toBe('admin');
  expect((await get('/api/messages')).conversations[0].member.role).toBe('admin');
});
