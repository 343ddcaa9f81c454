import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { siteSettings } from '../../database/schema/site.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let second: TestApp;
let admin: TestUser;
let initial: Record<string, unknown>;
beforeAll(async () => {
  portal = await createTestApp();
  second = await createTestApp({ sharing: portal });
  admin = await signedIn(portal, { role: 'admin' });
  initial = (await admin.client.get('/api/admin/settings')).body;
});
beforeEach(() => save({}));
afterAll(async () => {
  await second.close();
  await portal.close();
});

const save = (changes: object) => admin.client.put('/api/admin/settings', { ...initial, ...changes });
const lastAction = async () => {
  const [entry] = await portal.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

describe('the settings', () => {
  it('are read as they are saved, and sent back whole', async () => {
    expect(initial).toMatchObject({ primaryColor: '#1E293B', secondaryColor: '#3B82F6', mapUrl: null });
    expect(await save({})).toMatchObject({ status: 200, body: { ...initial, version: expect.any(Number) } });
  });

  it('hold everywhere at once, in the other processes too', async () => {
    const changes = { siteName: 'Cámara del Este', heroTitle: 'Otro título', primaryColor: '#003366' };
    expect((await save(changes)).body).toMatchObject(changes);
    for (const app of [portal, second]) {
      expect((await app.visitor().get('/api/settings')).body).toMatchObject(changes);
    }
  });

  it('switch a part of the site off on the server', async () => {
    const calls = ['/api/forum/posts', '/api/projects'];
    const statuses = () => Promise.all(calls.map(async (path) => (await admin.client.get(path)).status));
    const subscribe = () => second.visitor().post('/api/newsletter/subscribe', { email: 'ana@prueba.example' });
    await save({ enableForum: false, enableProjects: false, enableNewsletter: false });
    expect([...(await statuses()), (await subscribe()).status]).toEqual([404, 404, 404]);
    await save({});
    expect([...(await statuses()), (await subscribe()).status]).toEqual([200, 200, 201]);
  });

  it('keep what an older caller does not know of', async () => {
    await save({ district: 'Distrito Sureste', mapUrl: 'https://mapas.example/sede' });
    const { district: _, mapUrl: __, ...older } = initial;
    const { body } = await admin.client.put('/api/admin/settings', older);
    expect(body).toMatchObject({ district: 'Distrito Sureste', mapUrl: 'https://mapas.example/sede' });
    expect((await save({ mapUrl: '' })).body.mapUrl).toBeNull();
  });

  it('are trimmed, and may leave the contact data empty', async () => {
    const { body } = await save({
      siteName: '  Cámara  ',
      contactPhone: '',
      address: ' ',
      contactEmail: ' INFO@X.example ',
    });
    expect(body).toMatchObject({ siteName: 'Cámara', contactPhone: '', address: '', contactEmail: 'info@x.example' });
    expect((await save({ contactEmail: '' })).body.contactEmail).toBe('');
  });

  it('are written down with what changed, and only then', async () => {
    await save({ siteName: 'Cámara del Este' });
    expect(await lastAction()).toMatchObject({
      action: 'settings.update',
      actorId: admin.user.id,
      targetLabel: 'Cámara del Este',
      details: { siteName: { before: initial.siteName, after: 'Cámara del Este' } },
    });
    const before = await lastAction();
    await save({ siteName: 'Cámara del Este' });
    expect(await lastAction()).toEqual(before);
  });

  describe('PATCH /api/admin/settings', () => {
    const PATH = '/api/admin/settings';
    const read = async () => (await admin.client.get(PATH)).body;

    it('changes the fields that it names, raises the version and writes down what changed', async () => {
      const before = await read();
      const edit = { heroTitle: ' Otro título ', mapUrl: '', version: before.version };
      const after = { ...before, heroTitle: 'Otro título', mapUrl: null, version: before.version + 1 };
      expect(await admin.client.patch(PATH, edit)).toMatchObject({ status: 200, body: after });
      expect(await read()).toEqual(after);
      expect((await lastAction())?.details).toEqual({
        heroTitle: { before: before.heroTitle, after: 'Otro título' },
      });
    });

    it('refuses another version than the current one, and answers with the settings', async () => {
      const { version } = await read();
      const { body: current } = await save({ district: 'Distrito Sureste' });
      expect(current.version).toBe(version + 1);
      expect(await admin.client.patch(PATH, { district: 'Otro', version })).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current },
      });
      expect(await read()).toEqual(current);
    });

    it('of two at once lets one win, and loses nothing of it', async () => {
      const { version, address } = await read();
      const edits = [{ siteName: 'El primero' }, { address: 'Calle 2' }];
      const answers = await interleaveOnLock(
        portal.database,
        sql`select from site_settings for update`,
        edits.map((edit) => () => admin.client.patch(PATH, { ...edit, version })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 409]);
      expect(await read()).toMatchObject({ siteName: 'El primero', address });
    });

    it('leaves undecided what it does not name', async () => {
      const { version } = await read();
      await portal.database.update(siteSettings).set({ requireAdminFactor: null });
      await admin.client.patch(PATH, { siteName: 'Cámara', version });
      const [row] = await portal.database.select().from(siteSettings);
      expect(row).toMatchObject({ siteName: 'Cámara', requireAdminFactor: null });
    });
  });

  it('show no version to visitors', async () => {
    expect((await portal.visitor().get('/api/settings')).body).not.toHaveProperty('version');
  });

  it('complete an address without its scheme', async () => {
    expect((await save({ xUrl: 'x.example/consejo' })).body.xUrl).toBe('https://x.example/consejo');
  });

  const color = 'El color debe tener la forma #1E293B';
  const address = 'Escribe una dirección completa que empiece por https://';
  it.each([
    ['siteName', '', 'El nombre del sitio es requerido'],
    ['siteName', 'x'.repeat(101), 'No puede exceder 100 caracteres'],
    ['siteName', 'con\nsalto', 'Contiene caracteres que no se permiten'],
    ['siteDescription', ' ', 'La descripción es requerida'],
    ['heroTitle', '', 'El título principal es requerido'],
    ['heroSubtitle', undefined, 'El subtítulo es requerido'],
    ['contactEmail', 'nadie', 'Ingresa un correo electrónico válido'],
    ['contactPhone', 'x'.repeat(31), 'No puede exceder 30 caracteres'],
    ['address', 'Calle \u202e1', 'Contiene caracteres que no se permiten'],
    ['enableForum', 'sí', 'Indica si el foro está activo'],
    ['primaryColor', 'red', color],
    ['primaryColor', '#FFF', color],
    ['secondaryColor', '#12345G', color],
    ['secondaryColor', '#123456; background: url(x)', color],
    ['facebookUrl', 'http://facebook.example/consejo', address],
    ['instagramUrl', 'javascript:alert(1)', address],
    ['linkedinUrl', 'https://usuario@otro.example', address],
    ['xUrl', 'https://', address],
    ['xUrl', 'https://consejo', address],
    ['youtubeUrl', '//youtube.example', address],
    ['mapUrl', `https://mapas.example/${'x'.repeat(500)}`, 'No puede exceder 500 caracteres'],
  ])('refuse %s = %j', async (field, value, message) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });
});
