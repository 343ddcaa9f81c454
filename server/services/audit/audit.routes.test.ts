import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../../../tests/security/read-csv.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createPost, createUser, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import type { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let other: typeof users.$inferSelect;

const entry = (values: Partial<typeof auditLog.$inferInsert>) => ({
  actorId: admin.user.id,
  actorName: 'Ana Peña',
  action: 'news.create',
  targetType: 'news',
  targetId: crypto.randomUUID(),
  targetLabel: 'Noticia',
  ...values,
});

beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
  other = await createUser(portal.database, { role: 'admin' });
  await portal.database.insert(auditLog).values([
    entry({ at: new Date('2026-03-01T03:59:59Z'), targetLabel: 'Último de febrero' }),
    entry({ at: new Date('2026-03-01T04:00:00Z'), targetLabel: 'Primero de marzo' }),
    entry({ at: new Date('2026-03-02T03:59:59Z'), targetLabel: 'Aún primero de marzo' }),
    entry({
      at: new Date('2026-03-05T12:00:00Z'),
      actorId: other.id,
      actorName: 'Beto Ruiz',
      action: 'event.cancel',
    }),
    entry({ at: new Date('2026-03-06T12:00:00Z'), actorId: null, actorName: 'Línea de comandos' }),
  ]);
});
afterAll(() => portal.close());

const read = async (query = '') => (await admin.client.get(`/api/admin/audit?${query}`)).body;
const labels = async (query: string) =>
  (await read(query)).entries.map(({ target }: { target: { label: string } }) => target.label);

describe('GET /api/admin/audit', () => {
  it('shows the newest first, by pages, with everybody who ever did something', async () => {
    const { entries, total, totalPages, actors } = await read('limit=2');
    expect([total, totalPages]).toEqual([5, 3]);
    expect(entries).toMatchObject([
      { actorId: null, actorName: 'Línea de comandos', action: 'news.create' },
      { actorId: other.id, action: 'event.cancel', target: { type: 'news', label: 'Noticia' }, details: {} },
    ]);
    expect(actors).toEqual([
      { id: admin.user.id, name: 'Ana Peña' },
      { id: other.id, name: 'Beto Ruiz' },
    ]);
    expect((await read('page=4&limit=2')).entries).toEqual([]);
  });

  it('is narrowed down by actor, action and days of Santo Domingo', async () => {
    expect((await read(`actor=${other.id}`)).total).toBe(1);
    expect((await read('action=news.create')).total).toBe(4);
    expect(await labels('from=2026-03-01&to=2026-03-01')).toEqual(['Aún primero de marzo', 'Primero de marzo']);
    expect(await labels('to=2026-02-28')).toEqual(['Último de febrero']);
    expect((await read(`actor=${admin.user.id}&action=event.cancel`)).total).toBe(0);
  });

  it.each(['actor=ana', 'action=nada', 'from=ayer', 'to=2026-13-01', 'page=-1', 'to=0000-01-01'])(
    'refuses %s',
    async (query) => {
      expect((await admin.client.get(`/api/admin/audit?${query}`)).status).toBe(400);
    },
  );

  it('reads any day that a calendar has', async () => {
    expect((await read('to=9999-12-31')).total).toBe(5);
  });

  it('has no call that changes it', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await admin.client.send(method, '/api/admin/audit')).status).toBe(404);
    }
    expect((await portal.database.execute(sql`select 1 from audit_log`)).rows).toHaveLength(5);
  });
});

describe('GET /api/admin/audit.csv', () => {
  it('has every line, oldest first, without formulas, and is itself a line', async () => {
    await portal.database
      .insert(auditLog)
      .values([
        entry({ targetLabel: '=HYPERLINK("https://evil.example")' }),
        entry({ targetLabel: `Ventas;=1+1|@suma` }),
      ]);
    const { status, body, headers } = await admin.client.get('/api/admin/audit.csv');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="auditoria.csv"']);
    const [header, ...rows] = readCsv(body);
    expect(header).toEqual(['Línea', 'Fecha', 'Quién', 'Acción', 'Tipo', 'Sobre', 'Detalles']);
    expect(rows.map((cells) => cells[5])).toEqual([
      'Último de febrero',
      'Primero de marzo',
      'Aún primero de marzo',
      'Noticia',
      'Noticia',
      `'=HYPERLINK("https://evil.example")`,
      `Ventas;'=1+1|'@suma`,
      'Registro de auditoría',
    ]);
    expect(rows.at(-1)?.slice(2, 4)).toEqual(['Ana Peña', 'audit.export']);
    const own = (await admin.client.get('/api/users/security-events')).body.events;
    expect(own[0]).toMatchObject({ kind: 'admin-exported', detail: 'audit' });
  });
});

it('of two administrators who delete one post at once, one writes a line', async () => {
  const colleague = await signedIn(portal, { role: 'admin' });
  const { id } = await createPost(portal.database);
  const held = sql`select from forum_posts where id = ${id} for update`;
  const remove = [admin, colleague].map(
    ({ client }) =>
      () =>
        client.delete(`/api/forum/posts/${id}`),
  );
  const answers = await interleaveOnLock(portal.database, held, remove);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const lines = await portal.database.select().from(auditLog).where(eq(auditLog.action, 'post.delete'));
  expect(lines).toHaveLength(1);
});
