import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { type NotificationTemplate, notify } from './notifications.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const site = { siteName: 'Consejo', primaryColor: '#1E293B', secondaryColor: '#3B82F6' };
const config = { publicUrl: 'https://portal.example' } as Parameters<typeof notify>[0]['config'];

const noticeOf = (kind: string): NotificationTemplate => ({
  kind,
  title: 'Algo',
  body: 'Algo pasó.',
  href: '/',
  mail: { subject: 'Algo', content: 'Algo pasó.' },
});

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Notifies the person and returns the mails. */
async function mailsAbout(kind: string, person: Person, from?: string) {
  const mails: { to: string }[] = [];
  const jobs = {
    enqueueAll: async (_: unknown, _name: string, list: typeof mails) => void mails.push(...list),
  } as unknown as Parameters<typeof notify>[0]['jobs'];
  await notify({ jobs, config }, portal.database, site, [
    { to: person.user, template: noticeOf(kind), ...(from && { from }) },
  ]);
  return mails;
}

/** Notifies the person and returns the channels used. */
async function arrivals(kind: string, person: Person, from?: string) {
  const before = (await person.client.get('/api/notifications')).body.total;
  const mails = await mailsAbout(kind, person, from);
  const after = (await person.client.get('/api/notifications')).body.total;
  return { site: after - before === 1, mail: mails.length === 1 };
}

it('mails those who are suspended only about what they would set out for in vain', async () => {
  const person = await signedIn(portal);
  await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, person.user.id));
  const counts = await Promise.all(
    ['event-new', 'event-reminder', 'connection-request', 'event-changed', 'event-cancelled'].map(
      async (kind) => (await mailsAbout(kind, person)).length,
    ),
  );
  expect(counts).toEqual([0, 0, 0, 1, 1]);
});

describe('the preferences', () => {
  it('begin as usual: everything on the site and by mail', async () => {
    const person = await signedIn(portal);
    expect((await person.client.get('/api/notifications/preferences')).body.preferences).toEqual([
      { group: 'events', site: true, mail: true, siteIsFixed: false },
      { group: 'network', site: true, mail: true, siteIsFixed: false },
      { group: 'messages', site: true, mail: true, siteIsFixed: true },
      { group: 'forum', site: true, mail: true, siteIsFixed: false },
      { group: 'system', site: true, mail: true, siteIsFixed: true },
    ]);
    expect(await arrivals('event-reminder', person)).toEqual({ site: true, mail: true });
    expect(await arrivals('forum-reply', person)).toEqual({ site: true, mail: true });
    expect(await arrivals('account-locked', person)).toEqual({ site: true, mail: true });
  });

  it('are one’s own, and obeyed', async () => {
    const person = await signedIn(portal);
    const other = await signedIn(portal);
    const set = (group: string, body: unknown) => person.client.put(`/api/notifications/preferences/${group}`, body);
    expect((await set('events', { site: false, mail: true })).body).toEqual({
      group: 'events',
      site: false,
      mail: true,
      siteIsFixed: false,
    });
    await set('network', { site: true, mail: false });
    await set('forum', { site: false, mail: false });
    await set('forum', { site: true, mail: true });
    expect(await arrivals('event-new', person)).toEqual({ site: false, mail: true });
    expect(await arrivals('proposal-approved', person)).toEqual({ site: false, mail: true });
    expect(await arrivals('connection-request', person)).toEqual({ site: true, mail: false });
    expect(await arrivals('forum-reply', person)).toEqual({ site: true, mail: true });
    expect(await arrivals('event-new', other)).toEqual({ site: true, mail: true });
  });

  it.each([
    ['events', {}],
    ['events', { site: 'sí', mail: true }],
    ['events', { site: true }],
    ['nada', { site: true, mail: true }],
  ])('refuse %s as %j', async (group, body) => {
    const person = await signedIn(portal);
    expect((await person.client.put(`/api/notifications/preferences/${group}`, body)).status).toBe(400);
  });

  it.each(['messages', 'system'])('keep %s on the site', async (group) => {
    const person = await signedIn(portal);
    const answer = await person.client.put(`/api/notifications/preferences/${group}`, { site: false, mail: false });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { site: 'Estas notificaciones siempre aparecen en el sitio.' },
    ]);
    const allowed = await person.client.put(`/api/notifications/preferences/${group}`, { site: true, mail: false });
    expect(allowed.body).toMatchObject({ site: true, mail: false });
  });

  it('agree with the button of the events page, which promises both', async () => {
    const { client } = await signedIn(portal);
    await client.put('/api/notifications/preferences/events', { site: false, mail: false });
    await client.put('/api/events/notifications');
    expect((await client.get('/api/notifications/preferences')).body.preferences[0]).toMatchObject({
      group: 'events',
      site: true,
      mail: true,
    });
  });

  it('are for members', async () => {
    expect((await portal.visitor().get('/api/notifications/preferences')).status).toBe(401);
  });
});

describe('telling of somebody', () => {
  it('leaves out themselves and those who are blocked, whoever blocked', async () => {
    const actor = await signedIn(portal);
    const [blocked, blocking, other] = [await signedIn(portal), await signedIn(portal), await signedIn(portal)];
    await createConnection(portal.database, actor.user.id, blocked.user.id, 'blocked');
    await createConnection(portal.database, blocking.user.id, actor.user.id, 'blocked');
    const nowhere = { site: false, mail: false };
    expect(await arrivals('event-new', actor, actor.user.id)).toEqual(nowhere);
    expect(await arrivals('event-new', blocked, actor.user.id)).toEqual(nowhere);
    expect(await arrivals('event-new', blocking, actor.user.id)).toEqual(nowhere);
    expect(await arrivals('event-new', other, actor.user.id)).toEqual({ site: true, mail: true });
  });
});
