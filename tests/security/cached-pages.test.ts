import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/database/schema/messages.ts';
import type { WebBundle } from '../../server/features/site/web-bundle.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import {
  createComment,
  createConnection,
  createEvent,
  createNews,
  createPost,
  createProject,
  signedIn,
} from '../support/factories.ts';
import { cookieOf, fetchPage, recordRenders, type SentPage } from '../support/page-client.ts';
import { siteRoutes } from '../visual/site-routes.ts';

/** The clock stands still: no page is rendered again because of its age. */
const now = new Date();
let portal: TestApp;
let bundle: WebBundle;
let rendered: string[];

beforeAll(async () => {
  ({ bundle, rendered } = await recordRenders());
  portal = await createTestApp({ bundle, now: () => now, config: { allowedHosts } });
});
afterAll(() => portal.close());
beforeEach(() => {
  rendered.length = 0;
});

const MARK = 'envenenada';
/** Also where any name is served, no page shows it. */
const allowedHosts = [`${MARK}.example`];

/** Without what each answer has of its own: its time and its request's id. */
function contentOf({ status, headers: { date: _, 'x-request-id': _id, ...headers }, body }: SentPage) {
  return { status, headers, body };
}

describe('what a request brings along changes no page of others, and makes none', () => {
  const attempts: Record<string, { path?: string; headers?: Record<string, string> }> = {
    'an unknown parameter': { path: `/about?utm_source=${MARK}` },
    'a thousand parameters': {
      path: `/about?${Array.from({ length: 1000 }, (_, index) => `${MARK}${index}`).join('&')}`,
    },
    'a parameter of another page': { path: `/about?noticias=${MARK}&version=${MARK}&next=${MARK}` },
    'a parameter in other letters': { path: `/about?%6eext=${MARK}&UTM=${MARK}` },
    'an empty query': { path: '/about?' },
    Host: { headers: { host: `${MARK}.example` } },
    'an absolute address': { path: `http://${MARK}.example/about` },
    'X-Forwarded-Host': { headers: { 'x-forwarded-host': `${MARK}.example`, forwarded: `host=${MARK}.example` } },
    'X-Forwarded-Proto': {
      headers: { 'x-forwarded-proto': MARK, 'x-forwarded-port': '1', 'x-forwarded-for': '192.0.2.1' },
    },
    'X-Original-URL': {
      headers: { 'x-original-url': `/${MARK}`, 'x-rewrite-url': `/${MARK}`, 'x-forwarded-prefix': `/${MARK}` },
    },
    'X-HTTP-Method-Override': { headers: { 'x-http-method-override': 'POST', 'x-method-override': MARK } },
    'Accept-Language': { headers: { 'accept-language': `${MARK},en;q=0.9` } },
    Accept: { headers: { accept: `application/json, ${MARK}/*` } },
    'a browser': { headers: { 'user-agent': `${MARK} bot`, referer: `https://${MARK}.example/` } },
    Origin: { headers: { origin: `https://${MARK}.example` } },
    cookies: { headers: { cookie: `theme=${MARK}; ${MARK}=1; __Host-sid=${MARK}; browser=${MARK}` } },
    Range: { headers: { range: 'bytes=0-10' } },
    'Cache-Control': { headers: { 'cache-control': 'no-store', pragma: 'no-cache' } },
  };

  for (const [name, { path = '/about', headers = {} }] of Object.entries(attempts)) {
    it(name, async () => {
      const before = contentOf(await fetchPage(portal, '/about'));
      rendered.length = 0;
      const sent = contentOf(await fetchPage(portal, path, { headers }));
      expect(sent).toEqual(before);
      expect(contentOf(await fetchPage(portal, '/about'))).toEqual(before);
      expect(rendered).toEqual([]);
      expect(before.body).not.toContain(MARK);
    });
  }

  it('the first who asks decides nothing either', async () => {
    const fresh = await createTestApp({
      bundle,
      now: () => now,
      sharing: portal,
      config: { trustProxy: 'loopback', allowedHosts },
    });
    const all = Object.assign({}, ...Object.values(attempts).map(({ headers }) => headers));
    const { range: _, ...headers } = { ...all, cookie: `theme=${MARK}; ${MARK}=1` };
    for (const path of ['/', '/forum', `/forum/post/${MARK}`, '/login', '/terminos', `/${MARK}`]) {
      const first = await fetchPage(fresh, `${path}?utm_source=${MARK}&next=/${MARK}`, { headers });
      const second = await fetchPage(fresh, path);
      expect([path, contentOf(first)]).toEqual([path, contentOf(second)]);
      expect([path, second.body.includes(MARK)]).toEqual([path, false]);
    }
    await fresh.close();
  });

  it('nor does a name that is not the portal’s, in production', async () => {
    const config = { production: true, publicUrl: 'https://portal.test' };
    const live = await createTestApp({ bundle, now: () => now, sharing: portal, config });
    const ask = async (headers: Record<string, string>) => (await fetchPage(live, '/about', { headers })).status;
    expect(await ask({ host: 'otro.test' })).toBe(421);
    for (let time = 0; time < 2; time += 1) {
      expect(await ask({ host: 'portal.test' })).toBe(200);
      expect(await ask({ host: 'PORTAL.test' })).toBe(200);
      expect(await ask({ host: 'otro.test' })).toBe(421);
    }
    await live.close();
    const behindProxy = await createTestApp({ bundle, sharing: portal, config: { ...config, trustProxy: 'loopback' } });
    const forwarded = async (host: string) =>
      (await fetchPage(behindProxy, '/about', { headers: { host: 'portal.test', 'x-forwarded-host': host } })).status;
    expect([await forwarded('portal.test'), await forwarded('otro.test')]).toEqual([200, 421]);
    await behindProxy.close();
  });
});

describe('addresses can be made up in any number', () => {
  it('those without a page are one page', async () => {
    const first = contentOf(await fetchPage(portal, '/no-existe'));
    expect(first.status).toBe(404);
    for (let number = 0; number < 2000; number += 1) {
      const { statusCode, body } = await portal.app.inject(`/no/${number}/${'x'.repeat(number)}?a=${number}`);
      if (statusCode !== 404 || body !== first.body) throw new Error(`/no/${number}: ${statusCode}`);
    }
    expect(rendered).toEqual(['/404']);
  });

  it('those of members’ pages are one page for each kind', async () => {
    for (let number = 0; number < 200; number += 1) {
      for (const path of ['/forum/post', '/projects', '/members', '/mensajes'])
        await portal.app.inject(`${path}/${number}`);
    }
    expect(rendered).toEqual(['/forum/post/:id', '/projects/:id', '/members/:id', '/mensajes/:memberId']);
  });

  it('those of records that do not exist, and other spellings of those that do, are not kept', async () => {
    const { id } = await createEvent(portal.database);
    const spellings = [id.toUpperCase(), `${id}/`, id.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)];
    for (const path of [crypto.randomUUID(), 'x'.repeat(3000), ...spellings].map((each) => `/events/${each}`)) {
      rendered.length = 0;
      await portal.app.inject(path);
      await portal.app.inject(path);
      expect([path, rendered]).toEqual([path, [path, path]]);
    }
  });
});

describe('private pages', () => {
  const SECRETS = {
    member: {
      firstName: 'Higüeyana',
      lastName: 'Delmonte',
      email: 'socia.secreta@prueba.example',
      phone: '809-555-0177',
    },
    admin: { firstName: 'Yaquelina', lastName: 'Cabrera', email: 'jefa.secreta@prueba.example', phone: '809-555-0188' },
    texts: ['Publicación secreta', 'Comentario secreto', 'Proyecto secreto', 'Mensaje secreto', 'Borrador secreto'],
  };
  const words = [...Object.values(SECRETS.member), ...Object.values(SECRETS.admin), ...SECRETS.texts, 'csrf', '"can"'];
  const findSecrets = ({ body, headers }: SentPage) => words.filter((word) => `${body} ${headers.etag}`.includes(word));

  async function createRecords() {
    const { database } = portal;
    const member = await signedIn(portal, { ...SECRETS.member });
    const admin = await signedIn(portal, { ...SECRETS.admin, role: 'admin' });
    const post = await createPost(database, { title: 'Publicación secreta', authorId: member.user.id });
    await createComment(database, { postId: post.id, content: 'Comentario secreto', authorId: admin.user.id });
    const project = await createProject(database, { title: 'Proyecto secreto' });
    await createConnection(database, member.user.id, admin.user.id);
    const pair = { senderId: member.user.id, receiverId: admin.user.id };
    await database.insert(messages).values({ ...pair, body: 'Mensaje secreto' });
    return { member, admin, post, project };
  }

  it('never reach a visitor, whoever has asked for them before', async () => {
    const { member, admin, post, project } = await createRecords();
    const draft = await createEvent(portal.database, {
      title: 'Borrador secreto',
      publication: 'draft',
      createdBy: member.user.id,
    });
    const hidden = await createNews(portal.database, { title: 'Borrador secreto', isPublished: false });
    const event = await createEvent(portal.database);
    const news = await createNews(portal.database);
    const ids = [member.user.id, post.id, project.id, draft.id, hidden.id, event.id, news.id];
    const paths = siteRoutes.flatMap(({ path }) =>
      path.includes('/:') ? ids.map((id) => path.replace(/:\w+/, id)) : [path, `${path}?pagina=2&editar=1`],
    );
    const viewers: Record<string, string>[] = [
      { cookie: cookieOf(member.client) },
      { cookie: cookieOf(admin.client) },
      {},
    ];
    const found: string[] = [];
    for (const [index, headers] of viewers.entries()) {
      for (const path of paths) {
        // Twice: rendered, and as it was kept.
        for (const sent of [await fetchPage(portal, path, { headers }), await fetchPage(portal, path, { headers })]) {
          const isShell = sent.body.includes('<div id="root"></div>');
          if (sent.status >= 500) found.push(`${path}: ${sent.status}`);
          if (isShell !== index < 2) found.push(`${path}: ${isShell ? 'a shell' : 'no shell'} for viewer ${index}`);
          if (sent.headers['set-cookie']) found.push(`${path}: a cookie`);
          found.push(...findSecrets(sent).map((word) => `${path}: ${word} for viewer ${index}`));
        }
      }
    }
    expect(found).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });

  it('a draft is not found by a visitor, also after its author has seen it', async () => {
    const { client, user } = await signedIn(portal);
    const draft = await createEvent(portal.database, { publication: 'draft', createdBy: user.id });
    const path = `/events/${draft.id}`;
    expect((await client.get(`/api${path}`)).status).toBe(200);
    expect((await fetchPage(portal, path, { headers: { cookie: cookieOf(client) } })).status).toBe(200);
    expect((await fetchPage(portal, path)).status).toBe(404);
  });
});
