import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { createConnection, createOpenEvent, createPost, createUser, signedIn } from '../support/factories.ts';

let portal: TestApp;
let endpoints: AnyEndpoint[];
beforeAll(async () => {
  portal = await createTestApp({ config: { emailConfirmation: true } });
  endpoints = await contractEndpoints();
});
afterAll(() => portal.close());

/** Calls that reach another person, or take a limited seat. */
const REACHING_OUT = [
  'GET /api/members/:id/contact.vcf',
  'POST /api/connections/send',
  'POST /api/events',
  'POST /api/events/:id/registration',
  'POST /api/forum/images',
  'POST /api/forum/posts',
  'POST /api/forum/posts/:id/comments',
  'POST /api/messages/:memberId',
  'PUT /api/connections/:id/respond',
  'PUT /api/events/proposals/:id',
  'PUT /api/forum/comments/:id',
  'PUT /api/forum/posts/:id',
  'PUT /api/forum/posts/:id/like',
  'PUT /api/projects/:id/participation',
];

const send = (client: Awaited<ReturnType<typeof signedIn>>['client'], { method, path, body }: AnyEndpoint) =>
  client.send(method, path.replace(/:\w+/g, crypto.randomUUID()), body ? {} : undefined);

describe('reaching out to others', () => {
  it('takes a confirmed address, in every call that does', () => {
    const confirmed = endpoints.filter(({ guard }) => guard === 'confirmed').map(endpointName);
    expect(confirmed.sort()).toEqual(REACHING_OUT);
  });

  it('is refused in words, before anything else of the request is looked at', async () => {
    const { client } = await signedIn(portal);
    for (const endpoint of endpoints.filter(({ guard }) => guard === 'confirmed')) {
      const { status, body } = await send(client, endpoint);
      expect([status, body.code], endpointName(endpoint)).toEqual([403, 'email_unconfirmed']);
      expect(body.message).toContain('confirma tu correo');
    }
  });

  it('is open to whoever confirmed theirs, and to administrators', async () => {
    for (const values of [{ isEmailVerified: true }, { role: 'admin' as const }]) {
      const { client } = await signedIn(portal, values);
      const event = await createOpenEvent(portal.database);
      expect((await client.post(`/api/events/${event.id}/registration`)).status).toBe(200);
      expect((await client.get('/api/auth/user')).body.mustConfirmEmail).toBe(false);
    }
  });

  it('is open to everybody where the portal sends no mail', async () => {
    const plain = await createTestApp({ sharing: portal });
    const { client, user } = await signedIn(plain);
    const post = await createPost(plain.database);
    expect((await client.post(`/api/forum/posts/${post.id}/comments`, { content: 'Hola' })).status).toBe(201);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id: user.id, mustConfirmEmail: false });
    await plain.close();
  });
});

describe('somebody who has not confirmed their address', () => {
  it('reads, and completes their profile', async () => {
    const { client, user } = await signedIn(portal);
    const { status, body } = await client.put('/api/users/profile', {
      firstName: 'Ana',
      lastName: 'Gil',
      email: user.email,
      bio: 'Lo que hago',
    });
    expect([status, body.bio, body.mustConfirmEmail]).toEqual([200, 'Lo que hago', true]);
    for (const path of ['/api/forum/posts', '/api/members', '/api/connections/my', '/api/messages']) {
      expect((await client.get(path)).status, path).toBe(200);
    }
  });

  it('sees nobody else’s contact data, and is told why', async () => {
    const { client, user } = await signedIn(portal, { phone: '+18095550101' });
    const other = await createUser(portal.database, { phone: '+18095550102', hasWhatsapp: true });
    await createConnection(portal.database, user.id, other.id);
    const hidden = { email: null, phone: null, hasWhatsapp: false, contactWithheld: 'unconfirmed' };
    expect((await client.get(`/api/members/${other.id}`)).body).toMatchObject(hidden);
    const { members } = (await client.get('/api/members?limit=50')).body;
    expect(members.find(({ id }: { id: string }) => id === other.id)).toMatchObject(hidden);
    expect((await client.get('/api/connections/my')).body.connections[0].connectedUser).toMatchObject(hidden);
    const own = (await client.get(`/api/members/${user.id}`)).body;
    expect(own).toMatchObject({ email: user.email, phone: '+18095550101', contactWithheld: null });
  });
});
