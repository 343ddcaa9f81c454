import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { consents } from '../../database/schema/legal.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

let portal: TestApp;
/** As in production. */
let strict: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  strict = await createTestApp({ sharing: portal, config: { requireConsent: true } });
});
afterAll(async () => {
  await strict.close();
  await portal.close();
});

let made = 0;
const person = (values: object = {}) => {
  made += 1;
  const email = `nueva${made}@prueba.example`;
  return { email, password: 'secreto', firstName: 'Nueva', lastName: 'Persona', ...values };
};
const message = (values: object = {}) => ({
  name: 'Ana',
  email: 'ana@prueba.example',
  subject: 'other',
  message: '¿Dónde queda la oficina?',
  ...values,
});
const own = async ({ client }: { client: TestApp['visitor'] extends () => infer C ? C : never }) =>
  (await client.get('/api/users/consents')).body.consents;

describe('consent', () => {
  const refusal = { consent: 'Acepta la política de privacidad para continuar' };

  it('is not asked of calls that know nothing of it, and kept as not given', async () => {
    const client = portal.visitor();
    expect((await client.post('/api/auth/register', person())).status).toBe(201);
    expect((await client.post('/api/contact', message())).status).toBe(201);
    expect((await portal.visitor().post('/api/newsletter/subscribe', { email: 'a@prueba.example' })).status).toBe(201);
    expect(await own({ client })).toMatchObject([
      { purpose: 'contact', given: false, version: 1, withdrawnAt: null },
      { purpose: 'registration', given: false, version: 1 },
    ]);
    const [subscriber] = await portal.database.select().from(consents).where(eq(consents.purpose, 'newsletter'));
    expect(subscriber).toMatchObject({ given: false, version: 1, userId: null });
  });

  it.each([undefined, false])('is asked for in production: %s is refused, field by field', async (consent) => {
    const visitor = strict.visitor();
    const registered = await visitor.post('/api/auth/register', person({ consent }));
    expect([registered.status, registered.body.fields]).toEqual([400, refusal]);
    const subscribed = await visitor.post('/api/newsletter/subscribe', { email: 'b@prueba.example', consent });
    expect([subscribed.status, subscribed.body.fields]).toEqual([400, refusal]);
    const { client } = await signedIn(strict);
    const sent = await client.post('/api/contact', message({ consent }));
    expect([sent.status, sent.body.fields]).toEqual([400, refusal]);
  });

  it('is kept with its purpose, the version of the text and the time', async () => {
    const client = strict.visitor();
    expect((await client.post('/api/auth/register', person({ consent: true }))).status).toBe(201);
    expect(await own({ client })).toMatchObject([{ purpose: 'registration', given: true, version: 1 }]);
    expect((await client.post('/api/contact', message({ consent: 'sí' }))).status).toBe(400);
  });

  it('is what the site tells the forms', async () => {
    expect((await portal.visitor().get('/api/settings')).body.requireConsent).toBe(false);
    expect((await strict.visitor().get('/api/settings')).body.requireConsent).toBe(true);
  });

  it('to the newsletter is kept once, however often it is asked for', async () => {
    const body = { email: 'terca@prueba.example', consent: true };
    for (let time = 0; time < 3; time += 1) await strict.visitor().post('/api/newsletter/subscribe', body);
    const rows = await portal.database
      .select({ given: consents.given })
      .from(consents)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, consents.subscriberId))
      .where(eq(newsletterSubscribers.email, body.email));
    expect(rows).toEqual([{ given: true }]);
  });
});

describe('taking consent back', () => {
  it('deletes the message that was sent with it, and is told afterwards', async () => {
    const { client } = await signedIn(portal);
    const { body: receipt } = await client.post('/api/contact', message({ consent: true }));
    const [{ id }] = await own({ client });
    const { status, body } = await client.delete(`/api/users/consents/${id}`);
    expect([status, body.withdrawnAt]).toEqual([200, expect.any(String)]);
    const rows = await portal.database.select().from(contactMessages).where(eq(contactMessages.id, receipt.id));
    expect(rows).toEqual([]);
    const again = await client.delete(`/api/users/consents/${id}`);
    expect(again.body).toEqual(body);
  });

  it('ends the newsletter, of an address that is confirmed to be theirs', async () => {
    const { client, user } = await signedIn(portal);
    await portal.visitor().post('/api/newsletter/subscribe', { email: user.email, consent: true });
    expect(await own({ client })).toEqual([]);
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));
    const [{ id, purpose }] = await own({ client });
    expect(purpose).toBe('newsletter');
    await client.delete(`/api/users/consents/${id}`);
    const [subscriber] = await portal.database
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, user.email));
    expect(subscriber).toMatchObject({ isActive: false });
  });

  it('is for oneself only, and only of what was given', async () => {
    const client = portal.visitor();
    await client.post('/api/auth/register', person());
    const [{ id }] = await own({ client });
    expect((await client.delete(`/api/users/consents/${id}`)).status).toBe(409);
    const stranger = await signedIn(portal);
    expect((await stranger.client.delete(`/api/users/consents/${id}`)).status).toBe(404);
    expect((await portal.visitor().get('/api/users/consents')).status).toBe(401);
  });
});
