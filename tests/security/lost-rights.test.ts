import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../server/database/schema/audit.ts';
import { invitations } from '../../server/database/schema/invitations.ts';
import { issueToken } from '../../server/features/account/account-tokens.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { createUser, PASSWORD, signedIn } from '../support/factories.ts';
import { interleaveOnLock } from '../support/lock-interleaving.ts';

let portal: TestApp;
let office: ApiClient;
beforeAll(async () => {
  portal = await createTestApp();
  office = (await signedIn(portal, { role: 'admin' })).client;
});
afterAll(() => portal.close());

type Answer = Promise<{ status: number }>;
interface Intruder {
  client: ApiClient;
  user: { id: string; email: string };
  /** The owner's other session of the account that the intruder acts with. */
  own: ApiClient;
}

async function anIntruder(): Promise<Intruder> {
  const intruder = await signedIn(portal, { role: 'admin' });
  const own = portal.visitor();
  await own.post('/api/auth/login', { email: intruder.user.email, password: PASSWORD });
  return { ...intruder, own };
}

const newEmail = () => `invitada-${crypto.randomUUID()}@prueba.example`;
const invited = () => ({ firstName: 'Eva', lastName: 'Gil', email: newEmail() });
const tokenOf = ({ user: { id, email } }: Intruder, purpose: 'reset-password' | 'undo-email') =>
  issueToken(portal.database, { userId: id, email, purpose });

/** What the account, or its session, loses while the call waits; made before, so that only the event comes in between. */
const EVENTS: Record<string, { happen: (intruder: Intruder) => Promise<() => Answer>; status: number }> = {
  'the other sessions end': {
    happen:
      async ({ own }) =>
      () =>
        own.delete('/api/auth/sessions'),
    status: 401,
  },
  'a new password by mail': {
    happen: async (intruder) => {
      const token = await tokenOf(intruder, 'reset-password');
      return () => portal.visitor().post('/api/auth/reset-password', { token, password: 'una clave bien nueva' });
    },
    status: 401,
  },
  'a way back': {
    happen: async (intruder) => {
      const token = await tokenOf(intruder, 'undo-email');
      return () => portal.visitor().post('/api/auth/email-change/undo', { token });
    },
    status: 401,
  },
  'a suspension': {
    happen:
      async ({ user }) =>
      () =>
        office.put(`/api/admin/members/${user.id}/suspension`, { reason: 'Se investiga' }),
    status: 401,
  },
  'the role of a member': {
    happen:
      async ({ user }) =>
      () =>
        office.put(`/api/admin/members/${user.id}/role`, { role: 'member' }),
    status: 403,
  },
};

/** Every call of the office that gives power or makes a credential; prepared by the office. */
const CALLS: Record<string, () => Promise<(client: ApiClient) => Answer>> = {
  'PUT /api/admin/members/:id/role': async () => {
    const { id } = await createUser(portal.database);
    return (client) => client.put(`/api/admin/members/${id}/role`, { role: 'admin' });
  },
  'PUT /api/admin/members/:id/suspension': async () => {
    const { id } = await createUser(portal.database);
    return (client) => client.put(`/api/admin/members/${id}/suspension`, { reason: 'Estorba' });
  },
  'DELETE /api/admin/members/:id/suspension': async () => {
    const { id } = await createUser(portal.database, { suspendedAt: new Date(), suspendedReason: 'Insultos' });
    return (client) => client.delete(`/api/admin/members/${id}/suspension`);
  },
  'POST /api/admin/invitations': async () => (client) => client.post('/api/admin/invitations', invited()),
  'POST /api/admin/invitations/import': async () => (client) =>
    client.send('POST', '/api/admin/invitations/import?step=send', `Nombre,Apellido,Correo\nEva,Gil,${newEmail()}\n`, {
      'content-type': 'text/csv',
    }),
  'POST /api/admin/invitations/:id/resend': async () => {
    const { body } = await office.post('/api/admin/invitations', invited());
    return (client) => client.post(`/api/admin/invitations/${body.id}/resend`);
  },
  'PUT /api/admin/settings': async () => {
    const { body } = await office.get('/api/admin/settings');
    return (client) => client.put('/api/admin/settings', { ...body, requireRecentProof: !body.requireRecentProof });
  },
  'PATCH /api/admin/settings': async () => {
    const { version, requireRecentProof } = (await office.get('/api/admin/settings')).body;
    return (client) => client.patch('/api/admin/settings', { version, requireRecentProof: !requireRecentProof });
  },
};

/** They take a proof for whom they reach or what they end; nobody can do more by them, and nothing of them opens an account. */
const OTHERS = [
  'DELETE /api/admin/jobs/:id',
  'DELETE /api/admin/mail-hold',
  'DELETE /api/admin/newsletter/subscribers/:id',
  'DELETE /api/admin/paused-addresses',
  'DELETE /api/admin/paused-addresses/:id',
  'POST /api/admin/events/:id/attendees/messages',
  'POST /api/admin/jobs/:id/retry',
  'POST /api/admin/jobs/retry',
  'POST /api/admin/legal/:document',
  'POST /api/admin/newsletter/issues/:id/resend',
  'POST /api/admin/newsletter/issues/:id/send',
  'POST /api/admin/newsletter/subscribers',
  'POST /api/admin/newsletter/subscribers/import',
  'PUT /api/admin/contact-departments/:key',
  'PUT /api/admin/maintenance',
];

async function crossed(call: string, event: string) {
  const intruder = await anIntruder();
  const send = await CALLS[call]?.();
  const happen = await EVENTS[event]?.happen(intruder);
  const written = () => portal.database.$count(auditLog, eq(auditLog.actorId, intruder.user.id));
  const [happened, answer] = await interleaveOnLock<{ status: number } | undefined>(
    portal.database,
    sql`select from users where id = ${intruder.user.id} for update`,
    [async () => happen?.(), async () => send?.(intruder.client)],
  );
  return { happened: happened?.status, status: answer?.status, written: await written() };
}

describe('a call of the office is refused, and writes nothing, when while it waits', () => {
  it.each(Object.entries(EVENTS))('comes %s', async (event, { status }) => {
    expect(await crossed('PUT /api/admin/members/:id/role', event)).toEqual({ happened: 200, status, written: 0 });
  });

  it.each(Object.keys(CALLS))('its session ends: %s', async (call) => {
    expect(await crossed(call, 'the other sessions end')).toEqual({ happened: 200, status: 401, written: 0 });
  });
});

it('each call of the office that takes a proof is one of them, or gives no power', async () => {
  const proved = (await contractEndpoints()).filter(
    ({ method, path, needsProof }) => method !== 'GET' && path.startsWith('/api/admin') && needsProof === true,
  );
  expect(proved.map(endpointName).sort()).toEqual([...Object.keys(CALLS), ...OTHERS].sort());
});

it('an invitation that was sent before the suspension of its sender is ended by it', async () => {
  const intruder = await anIntruder();
  const { email, ...person } = invited();
  const [sent] = await interleaveOnLock<{ status: number }>(
    portal.database,
    sql`select from users where id = ${intruder.user.id} for update`,
    [
      () => intruder.client.post('/api/admin/invitations', { email, ...person }),
      () => office.put(`/api/admin/members/${intruder.user.id}/suspension`, { reason: 'Se investiga' }),
    ],
  );
  expect(sent?.status).toBe(201);
  const [row] = await portal.database.select().from(invitations).where(eq(invitations.email, email));
  expect(row?.revokedAt).not.toBe(null);
});
