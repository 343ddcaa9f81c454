import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, signedIn } from '../../../tests/support/factories.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let sender: TestUser;
let receiver: TestUser;
let messageId: string;

beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  sender = await signedIn(portal, { firstName: 'Vendedor' });
  receiver = await signedIn(portal);
  await createConnection(portal.database, sender.user.id, receiver.user.id);
  const { body } = await sender.client.post(`/api/messages/${receiver.user.id}`, { body: 'Gana dinero fácil' });
  messageId = body.id;
});
afterAll(() => portal.close());

const report = (who: TestUser, values: object = {}) =>
  who.client.post('/api/message-reports', { messageId, reason: 'fraud', details: ' Pide datos. ', ...values });
const ofThis = async (status: string) => {
  const { body } = await admin.client.get(`/api/admin/message-reports?status=${status}&limit=100`);
  return body.reports.filter((each: { message: { id: string } }) => each.message.id === messageId);
};

describe('a report of a message', () => {
  it('comes from who was sent it, once until somebody has looked', async () => {
    const { status, body } = await report(receiver);
    expect([status, body]).toEqual([201, { message: 'Gracias por avisar. La oficina lo revisará.' }]);
    await report(receiver, { reason: 'spam' });
    expect(await ofThis('open')).toMatchObject([
      {
        reason: 'fraud',
        details: 'Pide datos.',
        status: 'open',
        resolvedAt: null,
        reporter: { id: receiver.user.id },
        message: { body: 'Gana dinero fácil', sender: { id: sender.user.id, firstName: 'Vendedor' } },
      },
    ]);
  });

  it('is not for its sender, nor for others', async () => {
    const stranger = await signedIn(portal);
    for (const who of [sender, stranger, admin]) {
      const { status, body } = await report(who);
      expect([status, body.message]).toEqual([404, 'El mensaje que buscas no existe.']);
    }
  });

  it.each([
    ['another reason', { reason: 'porque sí' }],
    ['no message', { messageId: 'uno' }],
    ['too many details', { details: 'x'.repeat(501) }],
    ['no reason', { reason: undefined }],
  ])('is refused with %s', async (_, values) => {
    expect((await report(receiver, values)).status).toBe(400);
  });

  it('is resolved or dismissed by an administrator; the first one decides', async () => {
    await report(receiver);
    const [{ id }] = await ofThis('open');
    const resolved = await admin.client.put(`/api/admin/message-reports/${id}`, { status: 'resolved' });
    expect(resolved.body).toMatchObject({ id, status: 'resolved' });
    expect(resolved.body.resolvedAt).not.toBeNull();
    const again = await admin.client.put(`/api/admin/message-reports/${id}`, { status: 'dismissed' });
    expect(again.body.status).toBe('resolved');
    expect(await ofThis('open')).toEqual([]);
    expect(await ofThis('resolved')).toHaveLength(1);
    expect((await admin.client.put(`/api/admin/message-reports/${id}`, { status: 'open' })).status).toBe(400);
    const missing = `/api/admin/message-reports/${crypto.randomUUID()}`;
    expect((await admin.client.put(missing, { status: 'resolved' })).status).toBe(404);
  });

  it('is for administrators to read', async () => {
    expect((await receiver.client.get('/api/admin/message-reports')).status).toBe(403);
    const path = `/api/admin/message-reports/${crypto.randomUUID()}`;
    expect((await receiver.client.put(path, { status: 'resolved' })).status).toBe(403);
    expect((await portal.visitor().get('/api/admin/message-reports')).status).toBe(401);
  });
});
