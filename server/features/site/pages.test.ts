import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createEvent,
  createNews,
  createOpenEvent,
  createPost,
  createUser,
  signedIn,
} from '../../../tests/support/factories.ts';
import { cookieOf, fetchPage, recordRenders } from '../../../tests/support/page-client.ts';
import { recordQueries } from '../../../tests/support/query-plans.ts';
import { PgPubSub, publish } from '../../core/pubsub.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { legalVersions } from '../../database/schema/legal.ts';
import { news } from '../../database/schema/news.ts';
import { siteSettings } from '../../database/schema/site.ts';
import type { WebBundle } from './web-bundle.ts';

/** Two processes of the portal. The clock stands still, so that no page is rendered again because of its age. */
let portal: TestApp;
let other: TestApp;
let bundle: WebBundle;
let rendered: string[];
let now = Date.now();

beforeAll(async () => {
  ({ bundle, rendered } = await recordRenders());
  portal = await createTestApp({ bundle, now: () => new Date(now) });
  other = await createTestApp({ bundle, now: () => new Date(now), sharing: portal });
});
afterAll(async () => {
  await other.close();
  await portal.close();
});
beforeEach(() => {
  rendered.length = 0;
});
afterEach(() => {
  now = Date.now();
});

const read = async (path: string, headers?: Record<string, string>) =>
  (await fetchPage(portal, path, { headers })).body;
const readOther = async (path: string) => (await fetchPage(other, path)).body;

describe('a finished page', () => {
  it('is rendered once for all visitors, and then needs no database', async () => {
    const first = await read('/about');
    expect(first).toContain('Quiénes Somos');
    const { sent } = recordQueries(portal);
    for (let visitor = 0; visitor < 20; visitor += 1) expect(await read('/about')).toBe(first);
    expect(rendered).toEqual(['/about']);
    // The workers of the queues ask whether mail is held.
    const ofPages = sent.filter(({ text }) => /sessions|site_settings/.test(text) && !text.includes('mail_holds'));
    expect(ofPages).toEqual([]);
  });

  it('is rendered once for all who ask while it is not there yet', async () => {
    await portal.database.update(siteSettings).set({ heroTitle: 'A la vez' });
    await expect.poll(() => read('/')).toContain('A la vez');
    await portal.database.update(siteSettings).set({ heroTitle: 'De nuevo a la vez' });
    await expect.poll(() => read('/')).toContain('De nuevo a la vez');
    rendered.length = 0;
    now += 60_000;
    const pages = await Promise.all(Array.from({ length: 50 }, () => read('/')));
    expect(new Set(pages).size).toBe(1);
    expect(rendered).toEqual(['/']);
  });

  it.each<[string, Record<string, string>, string]>([
    ['as it is', {}, 'GET'],
    ['with Brotli', { 'accept-encoding': 'gzip, deflate, br' }, 'GET'],
    ['with gzip', { 'accept-encoding': 'gzip' }, 'GET'],
    ['as HEAD', {}, 'HEAD'],
  ])('is the same on the short way as on the usual one: %s', async (_, headers, method) => {
    await read('/events');
    const short = await fetchPage(portal, '/events', { method, headers });
    // An address that has to be resolved first.
    const usual = await fetchPage(portal, '/events?utm_source=chat', { method, headers });
    const { date: _date, 'x-request-id': _id, ...shortHeaders } = short.headers;
    const { date: _other, 'x-request-id': _otherId, ...usualHeaders } = usual.headers;
    expect(shortHeaders).toEqual(usualHeaders);
    expect([short.status, short.body]).toEqual([200, usual.body]);
    expect(short.body.length === 0).toBe(method === 'HEAD');
    expect(shortHeaders).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  });

  it('carries the same security headers as every answer, and allows the one stylesheet in it', async () => {
    const { body, headers } = await fetchPage(portal, '/about');
    const { headers: usual } = await fetchPage(portal, '/livez');
    const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(css).toContain('body{margin:0}');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    const withoutStyles = headers['content-security-policy']?.replace(` 'sha256-${hash}'`, '');
    expect({ ...headers, 'content-security-policy': withoutStyles }).toMatchObject(
      Object.fromEntries(
        Object.entries(usual).filter(([name]) =>
          /^(x-(?!request-id)|cross-|origin-|permi|refer|content-sec)/.test(name),
        ),
      ),
    );
  });

  it('is not sent again to a browser that has it, on either way, until it changes', async () => {
    const { headers } = await fetchPage(portal, '/about');
    const known = { 'if-none-match': String(headers.etag) };
    for (const path of ['/about', '/about?utm_source=chat']) {
      const again = await fetchPage(portal, path, { headers: known });
      expect([path, again.status, again.body]).toEqual([path, 304, '']);
      expect(again.headers.etag).toBe(headers.etag);
    }
    // Rendered again, with the same result.
    await portal.database.update(siteSettings).set({ siteName: sql`${siteSettings.siteName}` });
    await expect.poll(() => read('/about').then(() => rendered)).toEqual(['/about']);
    expect((await fetchPage(portal, '/about', { headers: known })).status).toBe(304);

    await portal.database.update(siteSettings).set({ siteName: 'Otro nombre' });
    await expect.poll(async () => (await fetchPage(portal, '/about', { headers: known })).status).toBe(200);
  });

  it('has the theme that the visitor has chosen', async () => {
    expect(await read('/about', { cookie: 'theme=dark' })).toContain('<html lang="es-DO" data-theme="dark"');
    expect(await read('/about', { cookie: 'theme=light' })).toContain('<html lang="es-DO" data-theme="light"');
    for (const cookie of ['theme=otro', 'x=1', ''])
      expect(await read('/about', { cookie })).not.toContain('data-theme');
  });

  it('has headers only for HEAD, and is not for other methods', async () => {
    await read('/about');
    const head = await fetchPage(portal, '/about', { method: 'HEAD' });
    expect([head.status, head.body, Number(head.headers['content-length']) > 1000]).toEqual([200, '', true]);
    expect((await fetchPage(portal, '/about', { method: 'POST' })).status).toBe(404);
    expect((await fetchPage(portal, '/login', { method: 'POST' })).status).toBe(303);
  });

  it('is rendered again after a minute at the latest: an event has begun', async () => {
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Santo_Domingo' });
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone: 'America/Santo_Domingo',
      hour: '2-digit',
      minute: '2-digit',
    });
    const begin = new Date(Math.ceil(now / 60_000) * 60_000 + 60_000);
    await read('/events');
    const event = await createOpenEvent(portal.database, { date: day.format(begin), time: clock.format(begin) });
    // The notification of the new event would drop the page that is read next.
    await expect.poll(() => read('/events')).toContain(event.id);
    now = begin.getTime() - 30_000;
    const before = await read(`/events/${event.id}`);
    now += 59_999;
    const meanwhile = await read(`/events/${event.id}`);
    now += 1;
    const after = await read(`/events/${event.id}`);
    expect(before).toContain('"registrationState":"open"');
    expect(meanwhile).toBe(before);
    expect(after).not.toContain('"registrationState":"open"');
  });
});

describe('a change is seen in every process, whoever makes it', () => {
  it('a news item is published, edited and deleted', async () => {
    const path = '/';
    expect(await readOther(path)).not.toContain('Se publica ahora');
    const { id } = await createNews(portal.database, { title: 'Se publica ahora', date: '2098-01-01' });
    await expect.poll(() => readOther(path)).toContain('Se publica ahora');
    expect(await readOther(`/noticias/${id}`)).toContain('Se publica ahora');
    await portal.database.update(news).set({ title: 'Ya corregida' }).where(eq(news.id, id));
    await expect.poll(() => readOther(`/noticias/${id}`)).toContain('Ya corregida');
    await portal.database.delete(news).where(eq(news.id, id));
    await expect.poll(async () => (await fetchPage(other, `/noticias/${id}`)).status).toBe(404);
    await expect.poll(() => readOther(path)).not.toContain('Ya corregida');
  });

  it('an event is announced, and a seat of it is taken and freed', async () => {
    const event = await createOpenEvent(portal.database, { title: 'Con dos cupos', capacity: 2 });
    await expect.poll(() => readOther('/events')).toContain('Con dos cupos');
    expect(await readOther(`/events/${event.id}`)).toContain('"registered":0');
    const { id: userId } = await createUser(portal.database);
    await portal.database.insert(eventRegistrations).values({ eventId: event.id, userId });
    await expect.poll(() => readOther(`/events/${event.id}`)).toContain('"registered":1');
    await portal.database.delete(eventRegistrations).where(eq(eventRegistrations.userId, userId));
    await expect.poll(() => readOther(`/events/${event.id}`)).toContain('"registered":0');
    await portal.database.update(events).set({ publication: 'draft' }).where(eq(events.id, event.id));
    await expect.poll(async () => (await fetchPage(other, `/events/${event.id}`)).status).toBe(404);
  });

  it('the office gives its contact data, of which a new portal shows none', async () => {
    const contactEmail = 'info@oficina.example';
    const footerOf = (page: string) => /<footer[\s\S]*<\/footer>/.exec(page)?.[0] ?? '';
    const empty = await readOther('/');
    expect(footerOf(empty)).toContain('Enlaces rápidos');
    expect(footerOf(empty)).not.toContain('>Contacto<');
    expect(empty).not.toContain('Para suscribirte sin JavaScript');
    await portal.database.update(siteSettings).set({ contactEmail });
    await expect.poll(async () => footerOf(await readOther('/'))).toContain(`mailto:${contactEmail}`);
    expect(footerOf(await readOther('/'))).toContain('>Contacto<');
    expect(await readOther('/')).toContain('Para suscribirte sin JavaScript');
  });

  it('the settings change, in the shell of members too', async () => {
    const { client } = await signedIn(portal);
    const shell = async () => (await fetchPage(other, '/', { headers: { cookie: cookieOf(client) } })).body;
    await readOther('/about');
    await shell();
    await portal.database.update(siteSettings).set({ siteName: 'Nombre nuevo', primaryColor: '#123456' });
    await expect.poll(() => readOther('/about')).toContain('Nombre nuevo');
    await expect.poll(shell).toContain('Nombre nuevo');
    expect(await shell()).toContain('#123456');
  });

  it('a legal text has a new version', async () => {
    await readOther('/terminos');
    const version = { document: 'terms', version: 2, content: 'Términos más cortos.' } as const;
    await portal.database.insert(legalVersions).values(version);
    await expect.poll(() => readOther('/terminos')).toContain('Términos más cortos.');
  });

  it('also after the connection that hears of changes was lost', async () => {
    await readOther('/about');
    await portal.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'listen portal' and datname = current_database()`,
    );
    await portal.database.update(siteSettings).set({ siteName: 'Durante el corte' });
    await expect.poll(() => readOther('/about')).toContain('Durante el corte');
  });

  it('what visitors do not see drops no page', async () => {
    const { id: postId, categoryId } = await createPost(portal.database);
    const { id: eventId } = await createOpenEvent(portal.database);
    const { id: userId } = await createUser(portal.database);
    const pubsub = new PgPubSub(portal.connection, pino({ level: 'silent' }));
    const heard: string[] = [];
    for (const topic of ['pages', 'mark']) {
      await pubsub.subscribe(topic, { onMessage: () => heard.push(topic), onReconnect: () => {} });
    }
    await createComment(portal.database, { postId });
    await portal.database.execute(sql`update forum_posts set likes = likes + 1 where id = ${postId}`);
    await portal.database.execute(sql`update forum_categories set description = 'Otra' where id = ${categoryId}`);
    await portal.database.execute(sql`update users set company = 'Otra'`);
    await portal.database.insert(eventRegistrations).values({ eventId, userId, status: 'waitlisted' });
    await publish(portal.database, 'mark', null);
    await expect.poll(() => heard).toEqual(['mark']);
    await portal.database.update(events).set({ price: 'RD$ 500' });
    await expect.poll(() => heard).toEqual(['mark', 'pages']);
    await pubsub.close();
  });
});

describe('not kept', () => {
  it('the page of a record that does not exist yet', async () => {
    const id = crypto.randomUUID();
    expect((await fetchPage(portal, `/events/${id}`)).status).toBe(404);
    await createEvent(portal.database, { id, title: 'Ahora existe' });
    const { status, body } = await fetchPage(portal, `/events/${id}`);
    expect([status, body.includes('Ahora existe')]).toEqual([200, true]);
  });

  it('a page without some of its data, or none at all because of an error', async () => {
    await createNews(portal.database, { title: 'La última', date: '2099-01-01' });
    await expect.poll(() => read('/')).toContain('La última');
    await read('/about');
    now += 60_000;
    await portal.database.execute(sql`alter table news rename to news_away`);
    const partial = await fetchPage(portal, '/');
    await portal.database.execute(sql`alter table site_settings rename to site_settings_away`);
    const failed = await fetchPage(portal, '/about');
    await portal.database.execute(sql`alter table site_settings_away rename to site_settings`);
    await portal.database.execute(sql`alter table news_away rename to news`);
    expect([partial.status, failed.status]).toEqual([200, 500]);
    expect(partial.body).not.toContain('La última');
    expect(await read('/')).toContain('La última');
    expect((await fetchPage(portal, '/about')).status).toBe(200);
  });

  it('a page with a filter, which anybody can make up', async () => {
    for (const path of ['/?noticias=inventada', '/events?fecha=2050-01-01', '/terminos?version=1', '/events/']) {
      rendered.length = 0;
      expect([path, (await fetchPage(portal, path)).status]).toEqual([path, 200]);
      await fetchPage(portal, path);
      expect(rendered).toEqual([path, path]);
    }
  });
});

describe('who is signed in', () => {
  it('gets the shell, which is the same for all, and needs no database while the session is known', async () => {
    const ana = await signedIn(portal, { firstName: 'Anacaona' });
    const luis = await signedIn(portal, { firstName: 'Luisito', role: 'admin' });
    const shellOf = ({ client }: typeof ana) => fetchPage(portal, '/', { headers: { cookie: cookieOf(client) } });
    const first = await shellOf(ana);
    await shellOf(luis);
    rendered.length = 0;
    const { sent } = recordQueries(portal);
    const [hers, his] = [await shellOf(ana), await shellOf(luis)];
    expect(hers.body).toBe(first.body);
    expect(his.body).toBe(first.body);
    expect(hers.body).toContain('<div id="root"></div>');
    expect(hers.headers['cache-control']).toBe('private, no-cache');
    expect(rendered).toEqual([]);
    // The workers of the queues ask whether mail is held.
    const ofPages = sent.filter(({ text }) => /sessions|site_settings/.test(text) && !text.includes('mail_holds'));
    expect(ofPages).toEqual([]);
  });

  it('has another tag than a visitor, so that nobody keeps the other page after signing in or out', async () => {
    const { client } = await signedIn(portal);
    const cookie = cookieOf(client);
    const visitor = await fetchPage(portal, '/');
    const known = { 'if-none-match': String(visitor.headers.etag) };
    const member = await fetchPage(portal, '/', { headers: { ...known, cookie } });
    expect([member.status, member.body.includes('<div id="root"></div>')]).toEqual([200, true]);

    await client.get('/api/logout');
    const after = await fetchPage(portal, '/', { headers: { 'if-none-match': String(member.headers.etag), cookie } });
    expect([after.status, after.body]).toEqual([200, visitor.body]);
  });

  it.each(['sid=inventada', 'sid=', 'sid=%00', 'sid=a; sid=b', 'sid="'])('%s is a visitor', async (cookie) => {
    const visitor = await read('/about');
    const { status, body, headers } = await fetchPage(portal, '/about', { headers: { cookie } });
    expect([status, body, headers['cache-control']]).toEqual([200, visitor, 'no-cache']);
  });

  it('gets 404 where there is no page', async () => {
    const { client } = await signedIn(portal);
    const headers = { cookie: cookieOf(client) };
    for (const path of ['/nada', '/forum/post/1/2', '/demo/correo']) {
      expect([path, (await fetchPage(portal, path, { headers })).status]).toEqual([path, 404]);
      expect([path, (await fetchPage(portal, path)).status]).toEqual([path, 404]);
    }
  });
});

it('during shutdown a page is sent as well, and the connection closed', async () => {
  let isStopping = false;
  const stopping = await createTestApp({ bundle, sharing: portal, isStopping: () => isStopping });
  const kept = await fetchPage(stopping, '/about', { headers: { connection: 'keep-alive' } });
  isStopping = true;
  const last = await fetchPage(stopping, '/about', { headers: { connection: 'keep-alive' } });
  expect([kept.headers.connection, last.headers.connection]).toEqual(['keep-alive', 'close']);
  expect([last.status, last.body]).toEqual([200, kept.body]);
  await stopping.close();
});

it('a connection is closed whose client asks for pages and reads none', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  const accepted = once(portal.app.server, 'connection');
  const client = connect(port, '127.0.0.1').pause();
  // As many as wait at most, again and again, until the buffers of both sides are full.
  const ask = () => client.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  ask();
  const [socket] = (await accepted) as [Socket];
  client.on('error', () => {});
  // Longer than the pause between two heartbeats of a stream.
  expect(socket.timeout).toBeGreaterThan(20_000);
  const isStuck = () => {
    if (socket.destroyed || socket.writableLength > 0) return true;
    ask();
    return false;
  };
  await expect.poll(isStuck, { interval: 20 }).toBe(true);
  const closed = socket.destroyed ? undefined : once(socket, 'close');
  socket.setTimeout(1);
  await closed;
  client.destroy();
});
