import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../../tests/support/factories.ts';
import { users } from '../../../database/schema/account.ts';
import { auditLog } from '../../../database/schema/audit.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
});
beforeEach(async () => {
  member = await signedIn(portal, { firstName: 'Íñigo', lastName: 'Núñez', phone: '809-555-0123' });
});
afterAll(() => portal.close());

const path = (what: string, id = member.user.id) => `/api/admin/members/${id}/${what}`;
const find = async (query: string) => (await admin.client.get(`/api/admin/members?${query}`)).body;
const idsOf = async (query: string) => (await find(query)).members.map(({ id }: { id: string }) => id);
const lastAction = async () => {
  const [entry] = await portal.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

describe('the list of members', () => {
  it('has everybody, the newest first, with address and telephone whoever may see them', async () => {
    await portal.database
      .update(users)
      .set({ emailVisibility: 'nobody', phoneVisibility: 'nobody' })
      .where(eq(users.id, member.user.id));
    const { members, total } = await find('limit=1');
    expect(total).toBeGreaterThan(1);
    expect(members).toMatchObject([
      {
        id: member.user.id,
        firstName: 'Íñigo',
        email: member.user.email,
        phone: '809-555-0123',
        role: 'member',
        suspendedAt: null,
        suspendedReason: null,
      },
    ]);
  });

  it('is searched by the beginnings of words of the name and the address', async () => {
    const email = `ventas.${crypto.randomUUID().slice(0, 8)}@ferreteria.example`;
    const person = await createUser(portal.database, { firstName: 'María José', lastName: 'Güémez', email });
    for (const search of ['maria', 'MARÍA guem', 'josé', email, email.slice(0, 14), 'ventas ferret']) {
      expect(await idsOf(`search=${encodeURIComponent(search)}`), search).toContain(person.id);
    }
    for (const search of ['aria', 'maria nunez', '¿?', "' or 1=1 --", ':*', '!maria']) {
      const found = await idsOf(`search=${encodeURIComponent(search)}`);
      expect(found.includes(person.id), search).toBe(search === '!maria');
    }
  });

  it('is narrowed down by role and by suspension', async () => {
    expect(await idsOf('role=admin')).toEqual([admin.user.id]);
    await admin.client.put(path('suspension'), { reason: 'Publicidad' });
    expect(await idsOf('state=suspended')).toContain(member.user.id);
    expect(await idsOf('state=active')).not.toContain(member.user.id);
    expect(await idsOf('role=admin&state=suspended')).toEqual([]);
  });

  it('is sorted by name, address, company or day, without regard to accents, and pages in that order', async () => {
    const word = `orden${crypto.randomUUID().slice(0, 8)}`;
    const make = (firstName: string, company: string | null, email: string) =>
      createUser(portal.database, { firstName, lastName: word, company, email: `${email}.${word}@x.example` });
    const [zoe, alvaro, nandu] = [
      await make('Zoe', 'Áridos', 'a'),
      await make('Álvaro', null, 'c'),
      await make('Ñandú', 'Zinc', 'b'),
    ].map(({ id }) => id);
    const sorted = (sort: string) => idsOf(`search=${word}&sort=${sort}`);
    expect(await sorted('name')).toEqual([alvaro, nandu, zoe]);
    expect(await sorted('-name')).toEqual([zoe, nandu, alvaro]);
    expect(await sorted('email')).toEqual([zoe, nandu, alvaro]);
    expect(await sorted('company')).toEqual([alvaro, zoe, nandu]);
    expect(await sorted('createdAt')).toEqual([zoe, alvaro, nandu]);
    expect(await idsOf(`search=${word}&sort=name&limit=1&page=2`)).toEqual([nandu]);
    // Without a search another statement answers.
    const all = await idsOf('sort=name&limit=100');
    expect(all.indexOf(alvaro)).toBeLessThan(all.indexOf(zoe));
  });

  it('is downloaded as seen: filter, order and columns, with formulas kept from running', async () => {
    const word = `baja${crypto.randomUUID().slice(0, 8)}`;
    for (const firstName of ['Zoe', 'Ana']) {
      await createUser(portal.database, { firstName, lastName: word, company: '=1+1' });
    }
    const query = `search=${word}&sort=name&columns=company,name`;
    const csv = await admin.client.get(`/api/admin/members.csv?${query}`);
    expect(csv.body).toBe(`\uFEFFEmpresa,Nombre\r\n'=1+1,Ana ${word}\r\n'=1+1,Zoe ${word}\r\n`);
    expect(await lastAction()).toMatchObject({
      action: 'member.export',
      targetLabel: 'Lista de miembros',
      details: { rows: 2 },
    });
    const xlsx = await admin.client.get(`/api/admin/members.xlsx?${query}`);
    expect(xlsx.headers['content-disposition']).toBe('attachment; filename="miembros.xlsx"');
    expect((await member.client.get('/api/admin/members.xlsx')).status).toBe(403);
  });

  it.each([
    'role=jefe',
    'state=dormido',
    'page=0',
    'sort=password',
    'sort=--name',
    'sort=name;drop',
    `search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await admin.client.get(`/api/admin/members?${query}`)).status).toBe(400);
  });

  it.each(['columns=password', 'columns=name,', `columns=${'name,'.repeat(200)}name`, 'sort=phone'])(
    'is not downloaded with %s',
    async (query) => {
      expect((await admin.client.get(`/api/admin/members.csv?${query}`)).status).toBe(400);
    },
  );
});

describe('the role', () => {
  it('of one area opens that area and no other, ends the sessions, and is written down with what it was before', async () => {
    expect((await admin.client.put(path('role'), { role: 'editor' })).body.role).toBe('editor');
    expect(await lastAction()).toMatchObject({
      action: 'member.change-role',
      targetId: member.user.id,
      details: { role: { before: 'Miembro', after: 'Editor' } },
    });
    expect((await member.client.get('/api/admin/news')).status).toBe(401);
    await member.client.post('/api/auth/login', { email: member.user.email, password: PASSWORD });
    expect((await member.client.get('/api/admin/news')).status).toBe(200);
    expect((await member.client.get('/api/admin/events')).status).toBe(403);
    expect((await member.client.put(path('role'), { role: 'admin' })).status).toBe(403);
    expect(await idsOf('role=editor')).toEqual([member.user.id]);
    // What is taken away is gone at once; the session stays.
    await admin.client.put(path('role'), { role: 'member' });
    expect(await lastAction()).toMatchObject({ details: { role: { before: 'Editor', after: 'Miembro' } } });
    expect((await member.client.get('/api/admin/news')).status).toBe(403);
  });

  it('is one of five, in the database too', async () => {
    const role = 'jefe' as 'admin';
    const refused = portal.database.update(users).set({ role }).where(eq(users.id, member.user.id));
    await expect(refused).rejects.toMatchObject({ cause: { constraint: 'users_role' } });
  });

  it('is given and taken, at once for who has it, and written down', async () => {
    expect((await member.client.get('/api/admin/members')).status).toBe(403);
    const given = await admin.client.put(path('role'), { role: 'admin' });
    expect(given).toMatchObject({ status: 200, body: { id: member.user.id, role: 'admin' } });
    expect(await lastAction()).toMatchObject({
      actorId: admin.user.id,
      actorName: 'Ana Peña',
      action: 'member.promote',
      targetType: 'member',
      targetId: member.user.id,
      targetLabel: 'Íñigo Núñez',
    });
    // The promotion ended the earlier sessions.
    expect((await member.client.get('/api/admin/members')).status).toBe(401);
    await member.client.post('/api/auth/login', { email: member.user.email, password: PASSWORD });
    expect((await member.client.get('/api/admin/members')).status).toBe(200);
    expect((await admin.client.put(path('role'), { role: 'member' })).body.role).toBe('member');
    expect(await lastAction()).toMatchObject({ action: 'member.demote' });
    expect((await member.client.get('/api/admin/members')).status).toBe(403);
  });

  it('that somebody has already changes nothing', async () => {
    const before = await lastAction();
    expect((await admin.client.put(path('role'), { role: 'member' })).status).toBe(200);
    expect(await lastAction()).toEqual(before);
  });

  it('is one of two, of somebody who exists', async () => {
    const { status, body } = await admin.client.put(path('role'), { role: 'owner' });
    expect([status, body.fields]).toEqual([400, { role: 'Elige uno de los roles' }]);
    const missing = await admin.client.put(path('role', crypto.randomUUID()), { role: 'admin' });
    expect(missing).toMatchObject({
      status: 404,
      body: { message: 'La persona que buscas no existe o eliminó su cuenta.' },
    });
  });
});

describe('a suspension', () => {
  it('ends the sessions, refuses the login with its reason, and is lifted', async () => {
    const { status, body } = await admin.client.put(path('suspension'), { reason: ' Publicidad\nrepetida ' });
    expect([status, body.suspendedReason]).toEqual([200, 'Publicidad\nrepetida']);
    expect(body.suspendedAt).not.toBeNull();
    expect(await lastAction()).toMatchObject({
      action: 'member.suspend',
      targetId: member.user.id,
      details: { reason: 'Publicidad\nrepetida' },
    });
    expect((await member.client.get('/api/auth/user')).status).toBe(401);

    const login = (password: string) =>
      portal.visitor().post('/api/auth/login', { email: member.user.email, password });
    expect(await login(PASSWORD)).toMatchObject({
      status: 403,
      body: { message: 'Tu cuenta está suspendida. Motivo: Publicidad\nrepetida' },
    });
    // Without the password, the suspension is not revealed.
    expect(await login('otra clave')).toMatchObject({
      status: 401,
      body: { message: 'Email o contraseña incorrectos.' },
    });

    const lifted = await admin.client.delete(path('suspension'));
    expect(lifted.body).toMatchObject({ suspendedAt: null, suspendedReason: null });
    expect(await lastAction()).toMatchObject({ action: 'member.reinstate' });
    expect((await login(PASSWORD)).status).toBe(200);
    // The sessions of before do not come back.
    expect((await member.client.get('/api/auth/user')).status).toBe(401);
  });

  it('needs a reason, and is not for oneself', async () => {
    for (const reason of ['', '   ', undefined]) {
      const { status, body } = await admin.client.put(path('suspension'), { reason });
      expect([status, body.fields]).toEqual([400, { reason: 'Escribe el motivo' }]);
    }
    const long = await admin.client.put(path('suspension'), { reason: 'x'.repeat(501) });
    expect(long.body.fields).toEqual({ reason: 'El motivo no puede exceder 500 caracteres' });
    const own = await admin.client.put(path('suspension', admin.user.id), { reason: 'Vacaciones' });
    expect(own).toMatchObject({ status: 409, body: { message: 'No puedes suspender tu propia cuenta.' } });
  });
});

describe('the record of a person', () => {
  const record = () => `/api/admin/members/${member.user.id}`;
  const read = async () => (await admin.client.get(record())).body;

  it('has their data, what they took part in and no secret', async () => {
    const body = await read();
    expect(body).toMatchObject({
      id: member.user.id,
      email: member.user.email,
      counts: { posts: 0, comments: 0, registrations: 0, attended: 0 },
      notes: [],
    });
    expect(JSON.stringify(body)).not.toContain('password');
    expect((await member.client.get(record())).status).toBe(403);
    expect((await admin.client.get(`/api/admin/members/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await admin.client.get('/api/admin/members/nadie')).status).toBe(400);
  });

  it('is corrected with what was there before in the log, over what was read', async () => {
    const { version } = await read();
    const edit = { version, company: 'Ferretería Núñez', phone: '829 555 0177' };
    const saved = await admin.client.patch(record(), edit);
    expect(saved).toMatchObject({ status: 200, body: { company: 'Ferretería Núñez', version: version + 1 } });
    expect(await lastAction()).toMatchObject({
      action: 'member.update',
      details: { before: { company: null }, after: { company: 'Ferretería Núñez' }, phone: 'changed' },
    });
    // Kept longer than the account: not which phone it was.
    expect(JSON.stringify(await lastAction())).not.toMatch(/555.?01/);
    const stale = await admin.client.patch(record(), { version, company: 'Otra' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const before = await lastAction();
    expect((await admin.client.patch(record(), { version: version + 1, company: 'Ferretería Núñez' })).status).toBe(
      200,
    );
    expect(await lastAction()).toEqual(before);
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'El nombre es requerido' }],
    [{ phone: '12' }, { phone: 'Escribe un teléfono como 809-555-0123, o con + y el código del país' }],
    [{ company: 'x'.repeat(101) }, { company: 'No puede exceder 100 caracteres' }],
  ])('refuses %s', async (changes, fields) => {
    const { version } = await read();
    expect(await admin.client.patch(record(), { version, ...changes })).toMatchObject({
      status: 400,
      body: { fields },
    });
  });

  it('takes no role, address, password or suspension with the rest', async () => {
    const { version } = await read();
    const sly = { role: 'admin', email: 'otra@mal.example', password: 'x', suspendedAt: null };
    await admin.client.patch(record(), { version, position: 'Gerente', ...sly });
    expect(await read()).toMatchObject({ role: 'member', email: member.user.email, position: 'Gerente' });
  });

  it('keeps notes that only administrators read, and that the person may ask for', async () => {
    const noted = await admin.client.post(`${record()}/notes`, { text: ' Prefiere que la llamen. ' });
    expect(noted).toMatchObject({
      status: 201,
      body: { notes: [{ text: 'Prefiere que la llamen.', authorName: 'Ana Peña' }] },
    });
    const profile = await member.client.get(`/api/members/${member.user.id}`);
    expect(JSON.stringify(profile.body)).not.toContain('Prefiere');
    const own = await member.client.get('/api/users/data');
    expect(JSON.stringify(own.body)).toContain('Prefiere que la llamen.');
    const [note] = noted.body.notes;
    const elsewhere = `/api/admin/members/${admin.user.id}/notes/${note.id}`;
    expect((await admin.client.delete(elsewhere)).status).toBe(404);
    expect((await admin.client.delete(`${record()}/notes/${note.id}`)).body.notes).toEqual([]);
    expect((await admin.client.post(`${record()}/notes`, { text: ' ' })).body.fields).toEqual({
      text: 'Escribe la nota',
    });
    expect((await member.client.post(`${record()}/notes`, { text: 'Yo misma' })).status).toBe(403);
  });

  it('tells what the administration did with the account', async () => {
    await admin.client.put(path('suspension'), { reason: 'Publicidad' });
    const { entries } = (await admin.client.get(`/api/admin/audit?target=${member.user.id}`)).body;
    expect(entries).toMatchObject([{ action: 'member.suspend', target: { id: member.user.id } }]);
  });
});
