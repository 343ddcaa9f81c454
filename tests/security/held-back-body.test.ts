import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '../../contract/account/account.contract.ts';
import { type AnyEndpoint, isAreaGuard } from '../../contract/endpoint.ts';
import { siteSettings } from '../../server/database/schema/site.ts';
import { issueToken } from '../../server/features/account/account-tokens.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { PASSWORD, signedIn } from '../support/factories.ts';
import { holdBack } from '../support/held-back-request.ts';
import { addPasskey, passkeyLogin } from '../support/second-factors.ts';
import { deferJobs, diffRows, readAllRows } from './database-diff.ts';
import { type ValidRequests, validRequests } from './valid-requests.ts';

/** Calls for anybody take their rights from a link, a password or a cookie, which they read with their body; but for one. */
const unsafe = (await contractEndpoints()).filter(({ method, guard }) => method !== 'GET' && guard !== 'public');

/** Files, which are no JSON. */
const FILES: Record<string, string> = {
  'PUT /api/users/photo': 'image/png',
  'POST /api/admin/media': 'image/png',
  'POST /api/forum/images': 'image/png',
  'POST /api/admin/invitations/import': 'text/csv',
  'POST /api/admin/newsletter/subscribers/import': 'text/csv',
};

interface Call {
  name: string;
  endpoint: AnyEndpoint;
  client: ApiClient;
  method: string;
  url: string;
  type: string;
  body: string;
}

interface Caller {
  client: ApiClient;
  id: string;
  /** Another session of theirs, opened with the passkey as well. */
  elsewhere: ApiClient;
  passkeyId: string;
}

let portal: TestApp;
let boss: ApiClient;
let member: ApiClient;
let administrator: ApiClient;
let calls: Call[];
/** Whoever sends one of the calls. */
let callers: Caller[];

async function callOf(requests: ValidRequests, endpoint: AnyEndpoint): Promise<Call> {
  const name = endpointName(endpoint);
  const request = await requests[name]?.();
  const caller = isAreaGuard(endpoint.guard) ? administrator : member;
  return {
    name,
    endpoint,
    client: request?.client ?? caller,
    method: endpoint.method,
    url:
      request?.url ??
      endpoint.path.replace('sessions/:id', `sessions/${'0'.repeat(32)}`).replace(/:\w+/g, crypto.randomUUID()),
    type: FILES[name] ?? 'application/json',
    body: JSON.stringify(request?.body ?? {}),
  };
}

/** With a factor, by which both sessions were proved a moment ago. */
async function callerOf(client: ApiClient): Promise<Caller> {
  const { authenticator, added } = await addPasskey(client);
  const elsewhere = portal.visitor();
  const { body } = await passkeyLogin(elsewhere, authenticator);
  return { client, elsewhere, id: body.id, passkeyId: added.body.passkey.id };
}

async function restore(): Promise<void> {
  await portal.database.execute(sql`update users set role = kept.role, suspended_at = null, suspended_reason = null
    from kept_users kept where kept.id = users.id`);
  await portal.database.execute(sql`delete from sessions`);
  await portal.database.execute(sql`insert into sessions select * from kept_sessions`);
}

beforeAll(async () => {
  portal = await createTestApp();
  await deferJobs(portal.database);
  boss = (await signedIn(portal, { role: 'admin' })).client;
  const requests = await validRequests(portal);
  member = (await signedIn(portal)).client;
  administrator = (await signedIn(portal, { role: 'admin' })).client;
  calls = [];
  for (const endpoint of unsafe) calls.push(await callOf(requests, endpoint));
  const clients = [...new Set(calls.map(({ client }) => client))];
  callers = await Promise.all(clients.map(callerOf));
  await portal.database.execute(sql`create table kept_users as select id, role from users`);
  await portal.database.execute(sql`create table kept_sessions as select * from sessions`);
});
afterAll(() => portal.close());

const ALL = { maxConcurrent: 1000, maxPerClient: 1000, maxWaitMs: 60_000 };
const WIDE_OPEN = { member: ALL, anonymous: ALL, write: ALL };

/** Statuses of the calls whose body comes after the event, and the rows that they changed. */
async function heldBack(held: Call[], event: () => Promise<unknown>) {
  let arrived = 0;
  // Of its own, with nothing cached.
  const listening = await createTestApp({
    sharing: portal,
    admission: WIDE_OPEN,
    onRoute: (route) => {
      route.preParsing = async () => {
        arrived += 1;
      };
    },
  });
  await listening.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = listening.app.server.address() as AddressInfo;
  const requests = await Promise.all(held.map((call) => holdBack(port, { ...call, cookies: call.client.cookies })));
  // Each was let in with the rights of before.
  await expect.poll(() => arrived, { interval: 5 }).toBe(held.length);
  await event();
  const before = await readAllRows(portal.database);
  const statuses = await Promise.all(requests.map((request) => request.send()));
  const changes = diffRows(before, await readAllRows(portal.database));
  await listening.close();
  await restore();
  return { answers: Object.fromEntries(held.map(({ name }, index) => [name, statuses[index]])), changes };
}

const allAnswer = (held: Call[], status: number) => ({
  answers: Object.fromEntries(held.map(({ name }) => [name, status])),
  changes: [],
});

/** By an administrator, to all who sent something. */
const decide = (what: string, body: object) =>
  Promise.all(
    callers.map(async ({ id }) => {
      const answer = await boss.put(`/api/admin/members/${id}/${what}`, body);
      if (answer.status !== 200) throw new Error(`${what} answered ${answer.status}: ${answer.body.message}`);
    }),
  );

it('a call for anybody that looks at the session finds it ended, and leaves the address as it is', async () => {
  const { client, user } = await signedIn(portal, { isEmailVerified: true });
  const { email } = user;
  const elsewhere = portal.visitor();
  await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
  const replacement = { userId: user.id, email: `nueva-${email}`, purpose: 'change-email', replaces: email } as const;
  const token = await issueToken(portal.database, replacement);
  const url = '/api/auth/verify-email';
  const endpoint = accountContract.verifyEmail;
  const call = {
    name: url,
    endpoint,
    client,
    method: 'POST',
    url,
    type: 'application/json',
    body: JSON.stringify({ token }),
  };
  const endIt = async () => {
    const { body } = await elsewhere.get('/api/auth/sessions');
    const other = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await elsewhere.delete(`/api/auth/sessions/${other.id}`);
  };
  expect(await heldBack([call], endIt)).toEqual(allAnswer([call], 409));
});

describe('a call whose body is held back is refused and writes nothing', () => {
  it('once its session has ended', async () => {
    expect(calls.length).toBeGreaterThan(150);
    const endTheirs = () => Promise.all(callers.map(({ elsewhere }) => elsewhere.delete('/api/auth/sessions')));
    expect(await heldBack(calls, endTheirs)).toEqual(allAnswer(calls, 401));
  });

  it('once its sender is suspended', async () => {
    expect(await heldBack(calls, () => decide('suspension', { reason: 'Insultos' }))).toEqual(allAnswer(calls, 401));
  });

  it('once its sender has lost the role that it takes', async () => {
    const ofTheOffice = calls.filter(({ endpoint }) => isAreaGuard(endpoint.guard));
    const demote = async () => {
      await decide('role', { role: 'member' });
      // With its next use, the session gets the longer life of a member's.
      await Promise.all(callers.map(({ client }) => client.get('/api/auth/user')));
    };
    expect(await heldBack(ofTheOffice, demote)).toEqual(allAnswer(ofTheOffice, 403));
  });

  it('once the factor that opened the session is removed, which ends it', async () => {
    await portal.database.update(siteSettings).set({ requireAdminFactor: true, requireRecentProof: true });
    const sensitive = calls.filter(({ endpoint }) => isAreaGuard(endpoint.guard) || endpoint.needsProof === true);
    const removeFactor = () =>
      Promise.all(
        callers.map(async ({ elsewhere, passkeyId }) => {
          const answer = await elsewhere.delete(`/api/auth/passkeys/${passkeyId}`);
          if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body.message}`);
        }),
      );
    expect(await heldBack(sensitive, removeFactor)).toEqual(allAnswer(sensitive, 401));
  });
});
