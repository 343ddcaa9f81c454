import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const subscribe = (email: unknown) => portal.visitor().post('/api/newsletter/subscribe', { email });

describe('POST /api/newsletter/subscribe', () => {
  it('keeps each address once, whatever its case, and answers the same the second time', async () => {
    const first = await subscribe('Ana@Prueba.example');
    const second = await subscribe(' ana@prueba.example ');
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    const rows = await portal.database.select().from(newsletterSubscribers);
    expect(rows.map((row) => row.email)).toEqual(['ana@prueba.example']);
  });

  it('brings back somebody who had left', async () => {
    await portal.database.update(newsletterSubscribers).set({ isActive: false });
    await subscribe('ana@prueba.example');
    const [row] = await portal.database.select().from(newsletterSubscribers);
    expect(row?.isActive).toBe(true);
  });

  it.each(['', '   ', 'nada', 'a@', null, 7, ['a@b.example']])('refuses %j', async (email) => {
    const answer = await subscribe(email);
    expect(answer).toMatchObject({ status: 400, body: { fields: { email: 'Ingresa un correo electrónico válido' } } });
  });

  it('is off on the server when the settings say so', async () => {
    await portal.database.update(siteSettings).set({ enableNewsletter: false });
    expect((await subscribe('otra@prueba.example')).status).toBe(404);
  });
});
