import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CORPUS } from '../../../tests/e2e/xss-corpus.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, createProject, createUser, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { contentItems } from '../../database/schema/content.ts';
import { publishScheduledContent } from './content.service.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let now = new Date();
beforeAll(async () => {
  portal = await createTestApp({ now: () => now });
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
});
beforeEach(() => {
  now = new Date('2030-03-10T01:00:00Z');
});
afterAll(() => portal.close());

const CONTENT = '/api/admin/content';

async function findBlock(kind: (typeof contentItems.$inferSelect)['kind']) {
  const [row] = await portal.database
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.kind, kind));
  const path = `${CONTENT}/${row?.id}`;
  const { body } = await admin.client.get(path);
  return { path, version: body.version as number, body };
}

const publicBlock = async (kind: string) =>
  (await portal.visitor().get(`/api/content?blocks=${kind}`)).body[kind] as Record<string, unknown>;

let pages = 0;
const pageForm = (values: object = {}) => {
  pages += 1;
  return {
    kind: 'page',
    title: `Directorio de suplidores ${pages}`,
    summary: 'Quién vende qué en la región.',
    body: 'Primera parte.\n\n**Segunda** parte.',
    position: 1,
    placement: 'none',
    ...values,
  };
};

async function createPage(values: object = {}) {
  const { status, body } = await admin.client.post(CONTENT, pageForm(values));
  expect(status).toBe(201);
  return { path: `${CONTENT}/${body.id}`, ...body } as Record<string, unknown> & {
    path: string;
    slug: string;
    id: string;
    version: number;
  };
}

describe('an office without demo data', () => {
  it('begins with neutral texts of everything', async () => {
    const blocks = 'purpose,landing,firms,about,leaders,history,events,hours,footer';
    const { status, body } = await portal.visitor().get(`/api/content?blocks=${blocks}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(blocks.split(',').sort());
    expect([body.leaders.people, body.firms.firms]).toEqual([[], []]);
    expect(JSON.stringify(body)).not.toMatch(/Este|2018|2010|Altagracia/);
  });

  it('refuses to read anything else', async () => {
    for (const blocks of ['', 'service', 'purpose,page', '__proto__', 'purpose;landing', 'x'.repeat(1000)]) {
      const answer = await portal.visitor().get(`/api/content?blocks=${blocks}`);
      expect([blocks, answer.status]).toEqual([blocks, 400]);
    }
  });
});

describe('drafts', () => {
  it('show nothing until they are published', async () => {
    const { path, version } = await findBlock('about');
    const before = await publicBlock('about');
    const saved = await admin.client.patch(path, { kind: 'about', version, text: 'Somos cien talleres.' });
    expect(saved).toMatchObject({ status: 200, body: { text: 'Somos cien talleres.', hasChanges: true } });
    expect(await publicBlock('about')).toEqual(before);

    const published = await admin.client.put(`${path}/publication`, { version: saved.body.version });
    expect(published).toMatchObject({ status: 200, body: { hasChanges: false, publishedAt: now.toISOString() } });
    expect(await publicBlock('about')).toEqual({ text: 'Somos cien talleres.' });
  });

  it('are refused with a message at each field', async () => {
    const { path, version } = await findBlock('leaders');
    const person = { name: 'Eva', position: 'Vocal', experienceYears: null, field: '', memberId: null };
    const refused: [object, string, string][] = [
      [{ people: [{ ...person, name: ' ' }] }, 'people.0.name', 'Escribe el nombre'],
      [{ people: [person, { ...person, experienceYears: 99 }] }, 'people.1.experienceYears', 'Debe ser 80 o menos'],
      [{ people: [{ ...person, experienceYears: 1.5 }] }, 'people.0.experienceYears', 'Escribe los años con un número'],
      [{ people: [{ ...person, memberId: 'Eva' }] }, 'people.0.memberId', 'Ese perfil no es válido'],
      [
        { people: [{ ...person, memberId: '00000000-0000-4000-8000-000000000000' }] },
        'people.0.memberId',
        'No hay un miembro con ese perfil',
      ],
      [{ people: Array(25).fill(person) }, 'people', 'No puede haber más de 24'],
      [{ people: 'Eva' }, 'people', 'El valor no es del tipo esperado'],
      [{ intro: 'a\u202eb' }, 'intro', 'Contiene caracteres que no se permiten'],
    ];
    for (const [values, field, message] of refused) {
      const answer = await admin.client.patch(path, { kind: 'leaders', version, ...values });
      expect([values, answer.status, answer.body.fields]).toEqual([values, 400, { [field]: message }]);
    }
    const other = await admin.client.patch(path, { kind: 'about', version, text: 'Otra clase' });
    expect(other).toMatchObject({ status: 400, body: { fields: { kind: 'Ese contenido es de otra clase' } } });
    expect((await admin.client.patch(path, { kind: 'nada', version })).status).toBe(400);
  });

  it('take neither markup nor scripts for an hour or a link', async () => {
    const hours = await findBlock('hours');
    const footer = await findBlock('footer');
    const firms = await findBlock('firms');
    const week = hours.body.week.slice(1);
    for (const payload of CORPUS) {
      const answers = [
        await admin.client.patch(hours.path, { ...hours.body, week: [{ from: payload, to: '18:00' }, ...week] }),
        await admin.client.patch(hours.path, { ...hours.body, week: [{ from: '08:00', to: payload }, ...week] }),
        await admin.client.patch(footer.path, { ...footer.body, links: [{ label: 'Aquí', address: payload }] }),
        await admin.client.patch(firms.path, { ...firms.body, firms: [{ name: 'Aquí', address: payload }] }),
      ];
      expect([payload, answers.map(({ status }) => status)]).toEqual([payload, [400, 400, 400, 400]]);
    }
    for (const address of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://inseguro.example']) {
      const links = [{ label: 'Aquí', address }];
      expect((await admin.client.patch(footer.path, { ...footer.body, links })).status).toBe(400);
    }
    const links = [
      { label: 'Aquí', address: '/events?tipo=workshop' },
      { label: 'Allá', address: 'camara.example' },
    ];
    const saved = await admin.client.patch(footer.path, { ...footer.body, links });
    expect(saved.body.links[1].address).toBe('https://camara.example');
  });

  it('keep what the form does not know out of the database', async () => {
    const { path, version } = await findBlock('about');
    const text = 'Somos doscientos.';
    const saved = await admin.client.patch(path, { kind: 'about', version, text, role: 'admin', published: {} });
    expect(saved.status).toBe(200);
    const [row] = await portal.database.select().from(contentItems).where(eq(contentItems.id, saved.body.id));
    expect(row?.draft).toEqual({ text });
  });

  it('of two who edit the same version the second is told what the first wrote', async () => {
    const { path, version } = await findBlock('history');
    const texts = ['Uno', 'Dos'].map((intro) => () => admin.client.patch(path, { kind: 'history', version, intro }));
    const lock = sql`select 1 from ${contentItems} where kind = 'history' for update`;
    const answers = await interleaveOnLock(portal.database, lock, texts);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: 'version_conflict', current: { intro: winner?.body.intro } });
  });

  it('publish only what was read', async () => {
    const { path, version } = await findBlock('events');
    await admin.client.patch(path, { kind: 'events', version, text: 'Venga quien quiera.' });
    const before = await publicBlock('events');
    expect(await admin.client.put(`${path}/publication`, { version })).toMatchObject({
      status: 409,
      body: { current: { text: 'Venga quien quiera.' } },
    });
    expect(await publicBlock('events')).toEqual(before);
  });
});

describe('the versions', () => {
  it('keep each publication once, with its author, and give the former text back', async () => {
    const { path, version, body } = await findBlock('purpose');
    const saved = await admin.client.patch(path, { kind: 'purpose', version, mission: 'Vender más.' });
    await admin.client.put(`${path}/publication`, { version: saved.body.version });
    // Nothing has changed: no further version.
    await admin.client.put(`${path}/publication`);

    const { versions, total } = (await admin.client.get(`${path}/versions`)).body;
    expect(total).toBe(2);
    expect(versions).toMatchObject([
      { number: 2, publishedBy: 'Ana Peña', publishedAt: now.toISOString(), wasScheduled: false },
      { number: 1, publishedBy: null },
    ]);
    const former = await admin.client.get(`${path}/versions/1`);
    expect(former).toMatchObject({ status: 200, body: { kind: 'purpose', mission: body.mission } });

    const current = (await admin.client.get(path)).body.version;
    const restored = await admin.client.patch(path, {
      kind: 'purpose',
      version: current,
      mission: former.body.mission,
    });
    await admin.client.put(`${path}/publication`, { version: restored.body.version });
    expect(await publicBlock('purpose')).toMatchObject({ mission: body.mission });
    expect((await admin.client.get(`${path}/versions`)).body.total).toBe(3);
  });

  it('that do not exist are not found', async () => {
    const { path } = await findBlock('purpose');
    expect((await admin.client.get(`${path}/versions/99`)).status).toBe(404);
    expect((await admin.client.get(`${path}/versions/0`)).status).toBe(400);
    expect((await admin.client.get(`${path}/versions/1e9`)).status).toBe(400);
  });
});

describe('figures', () => {
  it('are typed, or counted by the portal once there is something to count', async () => {
    const counted = (source: string, after: string) => ({ before: '', figure: '', after, source });
    // Counts are kept for a while.
    now = new Date('2030-03-10T02:00:00Z');
    const { path, version } = await findBlock('landing');
    const figures = [
      { before: 'Activos desde', figure: '2018', after: '', source: null },
      counted('members', 'miembros activos'),
      counted('projects', 'proyectos en marcha'),
      counted('attendance', 'participantes'),
    ];
    await createProject(portal.database, { isPublished: true });
    await createProject(portal.database, { isPublished: false });
    await createUser(portal.database, { suspendedAt: new Date() });
    await createOpenEvent(portal.database, { date: '2029-12-01', registeredCount: 0 });
    const saved = await admin.client.patch(path, { kind: 'landing', version, figures });
    await admin.client.put(`${path}/publication`, { version: saved.body.version });
    expect((await publicBlock('landing')).figures).toEqual([
      figures[0],
      { ...figures[1], figure: '1', after: 'miembro activo' },
      { ...figures[2], figure: '1', after: 'proyecto en marcha' },
    ]);
  });

  it('need a number or something to count', async () => {
    const { path, version } = await findBlock('landing');
    const figures = [{ before: '', figure: '', after: 'miembros', source: null }];
    expect(await admin.client.patch(path, { kind: 'landing', version, figures })).toMatchObject({
      status: 400,
      body: { fields: { 'figures.0.figure': 'Escribe la cifra o elige qué cuenta el portal' } },
    });
  });
});

describe('leaders', () => {
  it('lead to the profile of a member for as long as the account is there', async () => {
    const member = await createUser(portal.database, {});
    const { path, version } = await findBlock('leaders');
    const people = [{ name: 'Eva', position: 'Vocal', experienceYears: 3, field: '', memberId: member.id }];
    const saved = await admin.client.patch(path, { kind: 'leaders', version, people });
    await admin.client.put(`${path}/publication`, { version: saved.body.version });
    expect((await publicBlock('leaders')).people).toEqual(people);
    await portal.database.execute(sql`update users set suspended_at = now() where id = ${member.id}`);
    expect((await publicBlock('leaders')).people).toEqual([{ ...people[0], memberId: null }]);
  });
});

describe('firms', () => {
  const save = async (firms: object[]) => {
    const { path, version } = await findBlock('firms');
    const saved = await admin.client.patch(path, { kind: 'firms', version, firms });
    if (saved.status === 200) await admin.client.put(`${path}/publication`, { version: saved.body.version });
    return saved;
  };

  it('lead to their web site, or to the profile of a member for as long as the account is there', async () => {
    const member = await createUser(portal.database, {});
    const profile = `/members/${member.id}?de=inicio`;
    await save([
      { name: 'Dulces Nana', address: 'dulcesnana.example' },
      { name: 'Hielo Ozuna', address: profile },
      { name: 'Colmado Sin Enlace', address: '' },
    ]);
    const shown = async () => ((await publicBlock('firms')).firms as { address: string }[]).map((each) => each.address);
    expect(await shown()).toEqual(['https://dulcesnana.example', profile, '']);
    await portal.database.execute(sql`update users set suspended_at = now() where id = ${member.id}`);
    expect(await shown()).toEqual(['https://dulcesnana.example', '', '']);
  });

  it('are refused without a name, or with a link to nobody', async () => {
    const nobody = '/members/00000000-0000-4000-8000-000000000000';
    for (const [firm, fields] of [
      [{ name: ' ', address: '' }, { 'firms.0.name': 'Escribe el nombre de la empresa' }],
      ...['', '/', '?de=inicio', '#arriba'].map(
        (end) =>
          [{ name: 'Una', address: nobody + end }, { 'firms.0.address': 'No hay un miembro con ese perfil' }] as const,
      ),
    ] as const) {
      expect(await save([firm])).toMatchObject({ status: 400, body: { fields } });
    }
    expect((await save(Array(37).fill({ name: 'Una', address: '' }))).body.fields).toEqual({
      firms: 'No puede haber más de 36',
    });
  });
});

describe('pages', () => {
  it('have an address from their title, and are public once published', async () => {
    const page = await createPage({ title: '¿Cómo afiliarse? Guía rápida' });
    expect(page).toMatchObject({ slug: 'como-afiliarse-guia-rapida', isPublished: false, hasChanges: true });
    const address = `/api/content/page/${page.slug}`;
    expect((await portal.visitor().get(address)).status).toBe(404);
    await admin.client.put(`${page.path}/publication`, { version: page.version });
    expect(await portal.visitor().get(address)).toMatchObject({
      status: 200,
      body: { title: page.title, kind: 'page' },
    });
    expect((await portal.visitor().get(`/api/content/service/${page.slug}`)).status).toBe(404);

    await admin.client.delete(`${page.path}/publication`);
    expect((await portal.visitor().get(address)).status).toBe(404);
  });

  it('are linked where they say, in their order, once they are published', async () => {
    const first = await createPage({ placement: 'menu', position: 1, title: 'Zafra' });
    const second = await createPage({ placement: 'menu', position: 2, title: 'Avisos' });
    const footer = await createPage({ placement: 'footer', title: 'Estatutos' });
    const service = await createPage({ kind: 'service', placement: undefined, title: 'Asesoría' });
    const navigation = async () => (await portal.visitor().get('/api/settings')).body.navigation;
    expect(await navigation()).toMatchObject({ services: [], menu: [], footer: [] });
    for (const { path } of [second, first, footer, service]) await admin.client.put(`${path}/publication`);
    expect(await navigation()).toMatchObject({
      services: [{ href: '/servicios/asesoria', label: 'Asesoría' }],
      menu: [{ href: '/paginas/zafra' }, { href: '/paginas/avisos' }],
      footer: [{ href: '/paginas/estatutos', label: 'Estatutos' }],
      rights: 'Todos los derechos reservados.',
    });
    // Where a page is linked is drafted too.
    await admin.client.patch(second.path, { kind: 'page', version: 2, placement: 'none' });
    expect((await navigation()).menu).toHaveLength(2);
  });

  it('share no address, not even of two that are created at once', async () => {
    const forms = [1, 2].map(() => () => admin.client.post(CONTENT, pageForm({ slug: 'unica' })));
    const answers = await Promise.all(forms.map((create) => create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.fields).toEqual({
      slug: 'Ya hay una página con esa dirección',
    });
    const other = await createPage();
    expect(await admin.client.patch(other.path, { kind: 'page', version: 1, slug: 'unica' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { slug: 'Ya hay una página con esa dirección' } },
    });
    // A service may have the address of a page: it is below another path.
    await createPage({ kind: 'service', placement: undefined, slug: 'unica' });
  });

  it.each([
    ['slug', 'Solo letras minúsculas sin tilde, números y guiones: por ejemplo, asesoria-legal', { slug: '../login' }],
    ['slug', 'No puede exceder 80 caracteres', { slug: 'a'.repeat(81) }],
    ['slug', 'Escribe la dirección: el título no tiene letras para formarla', { title: '¿?' }],
    ['title', 'El título es requerido', { title: ' ' }],
    ['body', 'Escribe el texto', { body: '' }],
    ['body', 'No puede exceder 40000 caracteres', { body: 'x'.repeat(40_001) }],
    ['position', 'El orden debe ser 0 o más', { position: -1 }],
    ['placement', 'Elige dónde se enlaza', { placement: 'arriba' }],
    ['kind', 'Esa clase de contenido no es válida', { kind: 'about' }],
  ])('are refused for their %s: %s', async (field, message, values) => {
    const answer = await admin.client.post(CONTENT, pageForm(values));
    expect([answer.status, answer.body.fields?.[field]]).toEqual([400, message]);
  });

  it('can be deleted; the texts of the site cannot', async () => {
    const page = await createPage();
    await admin.client.put(`${page.path}/publication`);
    expect(await admin.client.delete(page.path)).toMatchObject({ status: 200, body: { id: page.id } });
    expect((await admin.client.get(page.path)).status).toBe(404);
    const { path } = await findBlock('footer');
    expect((await admin.client.delete(path)).status).toBe(409);
    expect((await admin.client.delete(`${path}/publication`)).status).toBe(409);
    expect((await admin.client.get(path)).status).toBe(200);
  });

  it('are listed by group, with what waits in them', async () => {
    const page = await createPage({ title: 'Convenio con la cooperativa' });
    const { body } = await admin.client.get(`${CONTENT}?group=page&search=convenio`);
    expect(body).toMatchObject({ total: 1, content: [{ id: page.id, name: page.title, isPublished: false }] });
    expect(body.counts.site).toBe(9);
    const site = (await admin.client.get(`${CONTENT}?group=site`)).body.content;
    expect(site.map(({ name }: { name: string }) => name)[0]).toBe('Portada');
  });
});

describe('a scheduled publication', () => {
  it('happens at its moment, once, with the draft of that moment', async () => {
    const page = await createPage({ title: 'Asamblea' });
    const publishAt = '2030-03-10T08:00:00-04:00';
    const scheduled = await admin.client.put(`${page.path}/schedule`, { publishAt, version: page.version });
    expect(scheduled).toMatchObject({ status: 200, body: { publishAt: '2030-03-10T12:00:00.000Z' } });
    const { version } = scheduled.body;
    await admin.client.patch(page.path, { kind: 'page', version, title: 'Asamblea general' });

    const run = () => publishScheduledContent({ database: portal.database, now: () => now });
    now = new Date('2030-03-10T11:59:59Z');
    expect(await run()).toBe(0);
    now = new Date('2030-03-10T12:00:01Z');
    expect((await Promise.all([run(), run()])).reduce((sum, count) => sum + count)).toBe(1);
    const { body } = await portal.visitor().get(`/api/content/page/${page.slug}`);
    expect(body.title).toBe('Asamblea general');
    expect((await admin.client.get(page.path)).body).toMatchObject({ publishAt: null, isPublished: true });
    const { versions } = (await admin.client.get(`${page.path}/versions`)).body;
    expect(versions).toMatchObject([{ number: 1, publishedBy: null, wasScheduled: true }]);
    const lines = await portal.database.select().from(auditLog).where(eq(auditLog.targetId, page.id));
    expect(lines.map(({ action, actorName }) => `${action} ${actorName}`)).toContain(
      'content.publish Publicación programada',
    );
  });

  it('can be cancelled, and is over when the draft is published before', async () => {
    const page = await createPage();
    const publishAt = '2030-03-10T12:00:00Z';
    await admin.client.put(`${page.path}/schedule`, { publishAt });
    expect((await admin.client.delete(`${page.path}/schedule`)).body.publishAt).toBeNull();
    await admin.client.put(`${page.path}/schedule`, { publishAt });
    expect((await admin.client.put(`${page.path}/publication`)).body.publishAt).toBeNull();
  });

  it.each([
    ['2030-03-09T00:00:00Z', 'Elige un día y una hora que no hayan pasado'],
    ['2033-03-09T00:00:00Z', 'Elige un día dentro de los próximos dos años'],
    ['2030-03-11', 'Escribe el día y la hora'],
    ['2030-03-11T10:00:00', 'Escribe el día y la hora'],
    ['', 'Escribe el día y la hora'],
    [null, 'Escribe el día y la hora'],
  ])('refuses %s', async (publishAt, message) => {
    const { path } = await findBlock('about');
    const answer = await admin.client.put(`${path}/schedule`, { publishAt });
    expect([answer.status, answer.body.fields]).toEqual([400, { publishAt: message }]);
  });
});
