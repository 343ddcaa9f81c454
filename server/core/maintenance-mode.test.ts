import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { PASSWORD, signedIn } from '../../tests/support/factories.ts';
import { switchMaintenance } from '../features/status/maintenance.service.ts';

let portal: TestApp;
let other: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp();
  other = await createTestApp({ sharing: portal });
  admin = await signedIn(portal, { role: 'admin' });
  member = await signedIn(portal);
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const profile = () => ({ email: member.user.email, firstName: 'Ana', lastName: 'Gil' });
const change = () => member.client.put('/api/users/profile', profile());

it('is switched by administrators; reads go on, and writes say when to come back', async () => {
  expect((await member.client.put('/api/admin/maintenance', { isOn: true })).status).toBe(403);
  const switchOn = () => admin.client.put('/api/admin/maintenance', { isOn: true, reason: 'Volvemos a las 9.' });
  const tooLong = await admin.client.put('/api/admin/maintenance', { isOn: true, reason: 'x'.repeat(301) });
  expect(tooLong).toMatchObject({
    status: 400,
    body: { fields: { reason: 'El aviso no puede exceder 300 caracteres' } },
  });
  expect(await switchOn()).toMatchObject({ status: 200, body: { isOn: true } });
  expect((await switchOn()).status).toBe(200);
  const refused = await change();
  expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance' } });
  expect(refused.body.message).toMatch(/^El portal está en mantenimiento: puedes leer.* Volvemos a las 9\.$/);
  expect(refused.headers['retry-after']).toBe('300');
  expect((await member.client.get('/api/auth/user')).status).toBe(200);
  expect((await portal.visitor().get('/api/events')).status).toBe(200);
  const visitor = portal.visitor();
  expect((await visitor.post('/api/auth/login', { email: admin.user.email, password: PASSWORD })).status).toBe(200);
  expect((await admin.client.get('/api/admin/status')).body.maintenance).toMatchObject({
    state: 'warning',
    since: expect.any(String),
  });
  expect((await admin.client.put('/api/admin/maintenance', { isOn: false })).status).toBe(200);
  expect((await change()).status).toBe(200);
});

it('holds in every process, whoever switches it', async () => {
  const visitor = other.visitor();
  const subscribe = async () => (await visitor.post('/api/newsletter/subscribe', { email: 'x' })).status;
  const shown = async () => (await visitor.get('/api/settings')).body.maintenance;
  expect(await shown()).toBeNull();
  await switchMaintenance(portal, { system: 'cli' }, { on: true, reason: 'Volvemos a las 9.' });
  expect(await shown()).toEqual({ reason: 'Volvemos a las 9.' });
  await expect.poll(subscribe).toBe(503);
  await expect.poll(async () => (await change()).body.message).toContain('Volvemos a las 9.');
  const cli = { system: 'cli' } as const;
  expect(await switchMaintenance(portal, cli, { on: true })).toBe(false);
  expect(await switchMaintenance(portal, cli, { on: true, reason: 'Volvemos a las 9.' })).toBe(false);
  expect(await switchMaintenance(portal, cli, { on: true, reason: 'Volvemos a las 10.' })).toBe(true);
  expect(await shown()).toEqual({ reason: 'Volvemos a las 10.' });
  await expect.poll(async () => (await change()).body.message).toContain('Volvemos a las 10.');
  await switchMaintenance(portal, cli, { on: false });
  await expect.poll(subscribe).toBe(400);
  expect(await shown()).toBeNull();
});
