import { asc, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit/audit-actions.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createCategory,
  createComment,
  createConnection,
  createDrawing,
  createEvent,
  createOpenEvent,
  createPost,
  createProject,
  signedIn,
} from '../../../tests/support/factories.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { eventRegistrations } from '../../database/schema/events.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let portal: TestApp;
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
  member = await signedIn(portal, { firstName: 'Beto' });
  await createConnection(portal.database, admin.user.id, member.user.id);
});
afterAll(() => portal.close());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const seen = new Set<string>();
let lastId = 0;

/** Entries since the last call. */
async function newEntries() {
  const entries = await portal.database
    .select()
    .from(auditLog)
    .where(gt(auditLog.id, lastId))
    .orderBy(asc(auditLog.id));
  lastId = entries.at(-1)?.id ?? lastId;
  for (const { action } of entries) seen.add(action);
  return entries;
}

/** Performs the action as the administrator, and expects one entry with the label of its target. */
async function expectRecorded(
  action: AuditAction,
  label: string,
  [method, path, body]: [Method, string, unknown?],
): Promise<Record<string, unknown>> {
  const answer = await admin.client.send(method, path, body);
  expect([action, answer.status < 300, answer.body.code]).toEqual([action, true, undefined]);
  const entries = await newEntries();
  expect(entries.map((entry) => [entry.action, entry.targetLabel, entry.actorId])).toEqual([
    [action, label, admin.user.id],
  ]);
  return answer.body;
}

/** For refused calls and members' actions, which are not audited. */
async function expectNothing(...[method, path, body]: [Method, string, unknown?]): Promise<void> {
  await admin.client.send(method, path, body);
  expect(await newEntries()).toEqual([]);
}

const event = { title: 'Feria', description: 'Quesos', date: '2099-05-01', time: '14:30', type: 'workshop' };
const project = {
  title: 'Mercado',
  description: 'Con techo',
  category: 'technology',
  status: 'planning',
  timeline: '6 meses',
};

describe('every administrative action is written down once, with what it was done to:', () => {
  it('events, proposals and attendance', async () => {
    const { id } = await expectRecorded('event.create', 'Feria', [
      'POST',
      '/api/admin/events',
      { ...event, isPublished: false },
    ]);
    const path = `/api/admin/events/${id}`;
    await expectRecorded('event.publish', 'Feria', ['PUT', `${path}/publication`]);
    await expectNothing('PUT', `${path}/publication`);
    await expectRecorded('event.update', 'Feria grande', ['PUT', path, { ...event, title: 'Feria grande' }]);
    await expectRecorded('event.unpublish', 'Feria grande', ['DELETE', `${path}/publication`]);
    await expectNothing('PUT', `${path}/cancellation`, {});
    await expectRecorded('event.delete', 'Feria grande', ['DELETE', path]);
    await expectNothing('DELETE', path);

    const open = await createOpenEvent(portal.database, { title: 'Taller' });
    await expectRecorded('event.cancel', 'Taller', [
      'PUT',
      `/api/admin/events/${open.id}/cancellation`,
      { reason: 'Lluvia' },
    ]);
    for (const [action, call, body] of [
      ['proposal.return', 'return', { reason: 'Falta el lugar' }],
      ['proposal.approve', 'publication', undefined],
    ] as const) {
      const proposed = await createEvent(portal.database, { title: action, publication: 'proposed' });
      await expectRecorded(action, action, ['PUT', `/api/admin/events/${proposed.id}/${call}`, body]);
    }

    const listed = await createOpenEvent(portal.database, { title: 'Con lista', capacity: 1 });
    const list = `/api/admin/events/${listed.id}`;
    const guest = { firstName: 'Rosa', lastName: 'Marte', email: 'rosa@visita.example' };
    const added = await expectRecorded('attendee.add', 'Con lista', ['POST', `${list}/attendees`, guest]);
    await expectNothing('POST', `${list}/attendees`, guest);
    const waiting = { firstName: 'Nidia', lastName: 'Rojas' };
    const second = await expectRecorded('attendee.add', 'Con lista', ['POST', `${list}/attendees`, waiting]);
    const seat = `${list}/attendees/${second.id}/seat`;
    await expectNothing('PUT', seat);
    await expectRecorded('attendee.seat', 'Con lista', ['PUT', seat, { overCapacity: true }]);
    await expectNothing('PUT', seat);
    await expectRecorded('attendee.answers', 'Con lista', [
      'PUT',
      `${list}/attendees/${second.id}/answers`,
      { answers: [] },
    ]);
    await expectRecorded('attendees.message', 'Con lista', [
      'POST',
      `${list}/attendees/messages`,
      { to: { status: 'all' }, subject: 'Parqueo', message: 'Por detrás.' },
    ]);
    await expectRecorded('attendee.remove', 'Con lista', ['DELETE', `${list}/attendees/${added.id}`]);
    await expectRecorded('event.copy', 'Con lista', ['POST', `${list}/copies`, { date: '2027-05-01' }]);

    const past = await createOpenEvent(portal.database, { title: 'Ayer', date: '2020-01-01' });
    await portal.database.insert(eventRegistrations).values({ eventId: past.id, userId: member.user.id });
    const attendance = `/api/admin/events/${past.id}/attendees/${member.user.id}/attendance`;
    await expectRecorded('attendance.mark', 'Ayer', ['PUT', attendance]);
    await expectNothing('PUT', attendance);
    await expectRecorded('attendance.unmark', 'Ayer', ['DELETE', attendance]);
  });

  it('pictures', async () => {
    const upload = ['POST', '/api/admin/media?name=punto.png', PIXEL, { 'content-type': 'image/png' }] as const;
    expect((await admin.client.send(...upload)).status).toBe(201);
    expect((await newEntries()).map(({ action, targetLabel }) => [action, targetLabel])).toEqual([
      ['media.create', 'punto.png'],
    ]);
    const path = `/api/admin/media/${await createDrawing(portal.database)}`;
    const form = { alt: 'Otro muelle', focal: { x: 0.5, y: 0.5 } };
    await expectRecorded('media.update', 'Otro muelle', ['PUT', path, form]);
    await expectRecorded('media.delete', 'Otro muelle', ['DELETE', path]);
    await expectNothing('DELETE', path);
  });

  it('projects and news', async () => {
    const news = { title: 'Noticia', excerpt: 'Resumen' };
    for (const [kind, name, form] of [
      ['project', 'projects', project],
      ['news', 'news', news],
    ] as const) {
      const { id } = await expectRecorded(`${kind}.create`, form.title, ['POST', `/api/admin/${name}`, form]);
      const path = `/api/admin/${name}/${id}`;
      await expectRecorded(`${kind}.update`, 'Otro', ['PUT', path, { ...form, title: 'Otro' }]);
      await expectRecorded(`${kind}.update`, 'Uno más', ['PATCH', path, { title: 'Uno más', version: 2 }]);
      await expectNothing('PATCH', path, { title: 'Tarde', version: 2 });
      await expectNothing('PATCH', path, { isPublished: false, version: 3 });
      await expectRecorded(`${kind}.unpublish`, 'Uno más', ['DELETE', `${path}/publication`]);
      await expectRecorded(`${kind}.publish`, 'Uno más', ['PUT', `${path}/publication`]);
      await expectRecorded(`${kind}.delete`, 'Uno más', ['DELETE', path]);
      await expectNothing('DELETE', path);
      await expectNothing('POST', `/api/admin/${name}`, {});
    }
    const { id } = await createProject(portal.database);
    await member.client.put(`/api/projects/${id}/participation`, {});
    expect(await newEntries()).toEqual([]);
  });

  it('content of the site, and scheduled publications', async () => {
    const soon = { publishAt: new Date(Date.now() + 3_600_000).toISOString() };
    const page = {
      kind: 'page',
      title: 'Estatutos',
      summary: 'Resumen',
      body: 'Texto',
      position: 0,
      placement: 'none',
    };
    const { id } = await expectRecorded('content.create', 'Estatutos', ['POST', '/api/admin/content', page]);
    const path = `/api/admin/content/${id}`;
    const edit = { kind: 'page', title: 'Nuevos estatutos', version: 1 };
    await expectRecorded('content.update', 'Nuevos estatutos', ['PATCH', path, edit]);
    await expectNothing('PATCH', path, edit);
    await expectRecorded('content.schedule', 'Nuevos estatutos', ['PUT', `${path}/schedule`, soon]);
    await expectRecorded('content.unschedule', 'Nuevos estatutos', ['DELETE', `${path}/schedule`]);
    await expectRecorded('content.publish', 'Nuevos estatutos', ['PUT', `${path}/publication`]);
    await expectNothing('PUT', `${path}/publication`);
    await expectRecorded('content.unpublish', 'Nuevos estatutos', ['DELETE', `${path}/publication`]);
    await expectRecorded('content.delete', 'Nuevos estatutos', ['DELETE', path]);
    await expectNothing('DELETE', path);

    const draft = { title: 'Para mañana', excerpt: 'Resumen', isPublished: false };
    const news = await expectRecorded('news.create', draft.title, ['POST', '/api/admin/news', draft]);
    const schedule = `/api/admin/news/${news.id}/schedule`;
    await expectRecorded('news.schedule', draft.title, ['PUT', schedule, soon]);
    await expectRecorded('news.unschedule', draft.title, ['DELETE', schedule]);
  });

  it('the forum', async () => {
    const { database } = portal;
    const category = await createCategory(database);
    const post = await createPost(database, { authorId: member.user.id, title: 'Compra ya mismo' });
    const path = `/api/admin/forum/posts/${post.id}`;
    const label = post.title;
    await expectRecorded('post.pin', label, ['PUT', `${path}/pin`]);
    await expectRecorded('post.unpin', label, ['DELETE', `${path}/pin`]);
    await expectRecorded('post.close', label, ['PUT', `${path}/closure`]);
    await expectRecorded('post.reopen', label, ['DELETE', `${path}/closure`]);
    await expectRecorded('post.move', label, ['PUT', `${path}/category`, { categoryId: category.id }]);
    await expectNothing('PUT', `${path}/category`, { categoryId: crypto.randomUUID() });
    await expectRecorded('post.takedown', label, ['PUT', `${path}/takedown`, { reason: 'Publicidad' }]);
    await expectRecorded('post.restore', label, ['DELETE', `${path}/takedown`]);
    const words = { title: post.title, content: `${post.content} Corregido.`, categoryId: category.id };
    await expectRecorded('post.update', label, ['PUT', `/api/forum/posts/${post.id}`, words]);
    const comment = await createComment(database, { postId: post.id, authorId: member.user.id, content: 'Barato' });
    await expectRecorded('comment.update', 'Barato', ['PUT', `/api/forum/comments/${comment.id}`, { content: 'Caro' }]);
    await expectRecorded('comment.delete', 'Caro', ['DELETE', `/api/forum/comments/${comment.id}`]);

    for (const status of ['resolved', 'dismissed'] as const) {
      const reported = await createPost(database, { authorId: member.user.id, title: 'Otra cosa distinta' });
      await admin.client.post(`/api/forum/posts/${reported.id}/reports`, { reason: 'spam' });
      const { reports } = (await admin.client.get('/api/admin/forum/reports')).body;
      const action = status === 'resolved' ? 'report.resolve' : 'report.dismiss';
      const decision = `/api/admin/forum/reports/${reports[0].id}`;
      await expectRecorded(action, 'Otra cosa distinta', ['PUT', decision, { status }]);
      await expectNothing('PUT', decision, { status });
    }
    await expectRecorded('post.delete', label, ['DELETE', `/api/forum/posts/${post.id}`]);
  });

  it('but not what administrators do with their own posts and comments', async () => {
    const post = await createPost(portal.database, { authorId: admin.user.id });
    const comment = await createComment(portal.database, { postId: post.id, authorId: admin.user.id });
    await expectNothing('PUT', `/api/forum/comments/${comment.id}`, { content: 'Mejor así' });
    await expectNothing('DELETE', `/api/forum/comments/${comment.id}`);
    await expectNothing('DELETE', `/api/forum/posts/${post.id}`);
  });

  it('categories, settings and members', async () => {
    const form = { name: 'Aduanas', description: 'Y puertos', color: '#3B82F6' };
    const { id } = await expectRecorded('category.create', 'Aduanas', ['POST', '/api/admin/categories', form]);
    await expectRecorded('category.update', 'Puertos', [
      'PUT',
      `/api/admin/categories/${id}`,
      { ...form, name: 'Puertos' },
    ]);
    await expectRecorded('category.archive', 'Puertos', ['PUT', `/api/admin/categories/${id}/archive`]);
    await expectRecorded('category.restore', 'Puertos', ['DELETE', `/api/admin/categories/${id}/archive`]);
    const settings = (await admin.client.get('/api/admin/settings')).body;
    await expectRecorded('settings.update', 'Cámara', [
      'PUT',
      '/api/admin/settings',
      { ...settings, siteName: 'Cámara' },
    ]);
    const name = `Beto ${member.user.lastName}`;
    const path = `/api/admin/members/${member.user.id}`;
    const { version } = (await admin.client.get(path)).body;
    await expectRecorded('member.update', name, ['PATCH', path, { company: 'Ferretería Beto', version }]);
    await expectRecorded('member.note', name, ['POST', `${path}/notes`, { text: 'Prefiere que lo llamen' }]);
    const [note] = (await admin.client.get(path)).body.notes;
    await expectRecorded('member.remove-note', name, ['DELETE', `${path}/notes/${note.id}`]);
    await expectRecorded('member.promote', name, ['PUT', `${path}/role`, { role: 'admin' }]);
    await expectRecorded('member.demote', name, ['PUT', `${path}/role`, { role: 'member' }]);
    await expectRecorded('member.change-role', name, ['PUT', `${path}/role`, { role: 'editor' }]);
    await expectRecorded('member.suspend', name, ['PUT', `${path}/suspension`, { reason: 'Publicidad' }]);
    await expectRecorded('member.reinstate', name, ['DELETE', `${path}/suspension`]);
  });

  it('reports of messages', async () => {
    const sender = await signedIn(portal, { firstName: 'Vendedor', lastName: 'Insistente' });
    await createConnection(portal.database, sender.user.id, admin.user.id);
    for (const status of ['resolved', 'dismissed'] as const) {
      const { body } = await sender.client.post(`/api/messages/${admin.user.id}`, { body: 'Gana dinero fácil' });
      await admin.client.post('/api/message-reports', { messageId: body.id, reason: 'fraud' });
      const { reports } = (await admin.client.get('/api/admin/message-reports')).body;
      const action = status === 'resolved' ? 'message-report.resolve' : 'message-report.dismiss';
      await expectRecorded(action, 'Vendedor Insistente', [
        'PUT',
        `/api/admin/message-reports/${reports[0].id}`,
        { status },
      ]);
    }
  });

  it('reports of profiles', async () => {
    for (const status of ['resolved', 'dismissed'] as const) {
      const { user } = await signedIn(portal, { firstName: 'Perfil', lastName: 'Falso' });
      await admin.client.post(`/api/members/${user.id}/reports`, { reason: 'spam' });
      const { items } = (await admin.client.get('/api/admin/moderation?kind=profile-report')).body;
      const action = status === 'resolved' ? 'profile-report.resolve' : 'profile-report.dismiss';
      await expectRecorded(action, 'Perfil Falso', ['PUT', `/api/admin/profile-reports/${items[0].id}`, { status }]);
    }
  });

  it('and nothing of this is forgotten here; jobs, contact, the newsletter, legal texts, exports and the command line have tests of their own', () => {
    const elsewhere =
      /^((job|mail|backup|maintenance|contact|department|subscriber|invitation|issue|legal|audit|attendees)\.|(member|post)\.export$|member\.(remove-factors|password-link)$)/;
    expect(AUDIT_ACTIONS.filter((action) => !elsewhere.test(action) && !seen.has(action))).toEqual([]);
  });
});
