import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../../server/core/project-root.ts';
import { demo } from '../../e2e/support.ts';
import { aMember, aPost, aProject, conferenceOf, nextEventOf, someNews } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { section } from '../support/section.ts';
import { dominicanDay } from '../support/spanish-dates.ts';

/** Keys of an object that are missing. */
const missing = (object: object, keys: string) => keys.split(' ').filter((key) => !(key in object));
const UNAUTHORIZED = { message: 'Unauthorized' };
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Client {
  callApi(endpoint: { method: string; path: string }): Promise<unknown>;
  setTransport(send: (request: { method: string; path: string }) => Promise<ClientAnswer>): void;
}

type ClientAnswer = Pick<Response, 'status' | 'statusText'> & { text: string };

/** The web client, calling this portal. Imported at run time: the rows are not checked with the browser's types. */
async function clientOf(url: string): Promise<Client> {
  const [{ callApi }, { setTransport }] = await Promise.all(
    ['api-client', 'api-transport'].map((name) => import(pathToFileURL(join(projectRoot, `web/lib/${name}.ts`)).href)),
  );
  setTransport(async ({ method, path }: { method: string; path: string }) => {
    const response = await fetch(url + path, { method });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  });
  return { callApi, setTransport };
}

section('3 Shapes', ({ row }) => {
  row('forum post', async ({ api }) => {
    const [post] = (await api.member.get('/api/forum/posts')).body.posts;
    expect(missing(post, 'id title content excerpt createdAt likes commentsCount category author')).toEqual([]);
    expect(missing(post.category, 'name slug color')).toEqual([]);
    expect(missing(post.author, 'firstName lastName')).toEqual([]);
  });
  row('forum category', async ({ api }) => {
    const [category] = (await api.member.get('/api/forum/categories')).body;
    expect(missing(category, 'id name slug description color')).toEqual([]);
    expect(category.color).toMatch(/^#[\da-f]{6}$/i);
  });
  row('project', async ({ api }) => {
    const [project] = (await api.member.get('/api/projects')).body.projects;
    expect(missing(project, 'id title description category status imageUrl timeline createdAt')).toEqual([]);
  });
  row('current user', async ({ api }) => {
    expect((await api.member.get('/api/auth/user')).body).toMatchObject({
      firstName: 'Rafael',
      lastName: 'Guzmán',
      email: demo.member,
    });
  });
  row('site settings', async ({ api }) => {
    const settings = (await api.visitor.get('/api/settings')).body;
    const keys =
      'id siteName siteDescription heroTitle heroSubtitle contactEmail contactPhone address primaryColor secondaryColor';
    expect(missing(settings, keys)).toEqual([]);
    expect(['enableNewsletter', 'enableForum', 'enableProjects'].map((key) => typeof settings[key])).toEqual([
      'boolean',
      'boolean',
      'boolean',
    ]);
  });
  row('user stats', async ({ api }) => {
    const stats = (await api.member.get('/api/users/stats')).body;
    expect(
      missing(stats, 'postsCreated commentsCount likesReceived forumReputation projectsParticipated eventsAttended'),
    ).toEqual([]);
  });
  row('recent activity item', async ({ api }) => {
    const [item] = (await api.member.get('/api/users/recent-activity')).body;
    expect(missing(item, 'id type title time icon')).toEqual([]);
  });
  row('recent activity has posts, likes and events', async ({ api }) => {
    const { activity } = (await api.member.get('/api/users/activity?limit=50')).body;
    const types = new Set(activity.map(({ type }: { type: string }) => type));
    expect(['post', 'like', 'event'].filter((type) => !types.has(type))).toEqual([]);
  });
  row('member list item', async ({ api }) => {
    const [item] = (await api.member.get('/api/members')).body.members;
    expect(
      missing(
        item,
        'id firstName lastName position company location bio skills profileImageUrl email phone connectionStatus',
      ),
    ).toEqual([]);
  });
  const person = 'id firstName lastName company position email profileImageUrl';
  row('connection item', async ({ api }) => {
    const [item] = (await api.member.get('/api/connections/my')).body.connections;
    expect(missing(item, 'id createdAt connectedUser')).toEqual([]);
    expect(missing(item.connectedUser, person)).toEqual([]);
  });
  row('pending item carries the requester with the same fields', async ({ api }) => {
    const [item] = (await api.member.get('/api/connections/pending')).body.connections;
    expect(missing(item, 'id createdAt requester')).toEqual([]);
    expect(missing(item.requester, person)).toEqual([]);
  });
  row('posts list: posts, totalPages', async ({ api }) => {
    expect(missing((await api.member.get('/api/forum/posts')).body, 'posts totalPages')).toEqual([]);
  });
  row('projects list: projects, totalPages', async ({ api }) => {
    expect(missing((await api.member.get('/api/projects')).body, 'projects totalPages')).toEqual([]);
  });
  row('search: posts, projects, categories, each with what the dropdown shows', async ({ api }) => {
    const found = (await api.member.get('/api/search?q=creditos')).body;
    expect(missing(found.posts[0], 'id title excerpt')).toEqual([]);
    expect(missing(found.categories[0], 'id name description')).toEqual([]);
    const { projects } = (await api.member.get(`/api/search?q=${encodeURIComponent((await aProject(api)).title)}`))
      .body;
    expect(missing(projects[0], 'id title status category')).toEqual([]);
  });
  row('news item', async ({ api }) => {
    const [item] = (await api.visitor.get('/api/news')).body.news;
    expect(missing(item, 'id title excerpt category date readTime featured')).toEqual([]);
  });
  row('event', async ({ api }) => {
    const event = await conferenceOf(api);
    const keys =
      'id title description date time duration location speakers category registrationRequired capacity registered type status price topics';
    expect(missing(event, keys)).toEqual([]);
    expect([event.capacity, event.registered]).toEqual([110, 50]);
  });
  row('what the events page calls attendees and maxAttendees is registered and capacity', async ({ openAs, api }) => {
    const { title, registered, capacity } = await nextEventOf(api);
    for (const [path, place] of [
      ['/', '#eventos'],
      ['/events', 'main'],
    ] as const) {
      const card = (await openAs.visitor(path)).locator(place).getByRole('article').filter({ hasText: title });
      await expect(card.first()).toContainText(`${registered} de ${capacity}`);
    }
  });
});

section('7 Calls', ({ row, notCovered }) => {
  row('GET /api/auth/user answers the current user', async ({ api }) => {
    const { status, body } = await api.member.get('/api/auth/user');
    expect([status, body.email]).toEqual([200, demo.member]);
  });
  row('GET /api/auth/user without a session is 401', async ({ api }) => {
    expect(await api.visitor.get('/api/auth/user')).toMatchObject({ status: 401, body: UNAUTHORIZED });
  });
  row('GET /api/forum/posts takes a page', async ({ api }) => {
    const first = (await api.member.get('/api/forum/posts?page=1')).body.posts;
    const second = (await api.member.get('/api/forum/posts?page=2')).body.posts;
    expect(first.some(({ id }: { id: string }) => second.some((post: { id: string }) => post.id === id))).toBe(false);
  });
  for (const [sortBy, of] of [
    ['recent', (post: { createdAt: string }) => Date.parse(post.createdAt)],
    ['popular', (post: { likes: number }) => post.likes],
    ['commented', (post: { commentsCount: number }) => post.commentsCount],
  ] as const) {
    row(`GET /api/forum/posts sortBy=${sortBy}, highest first`, async ({ api }) => {
      const { posts } = (await api.member.get(`/api/forum/posts?sortBy=${sortBy}&limit=50`)).body;
      const values = posts.filter((post: { isPinned: boolean }) => !post.isPinned).map(of);
      expect(values).toEqual([...values].sort((a: number, b: number) => b - a));
    });
  }
  row('GET /api/forum/posts with another sortBy is 400', async ({ api }) => {
    expect((await api.member.get('/api/forum/posts?sortBy=oldest')).status).toBe(400);
  });
  row('GET /api/forum/posts takes a categoryId', async ({ api }) => {
    const [{ id, postsCount }] = (await api.member.get('/api/forum/categories')).body;
    const { posts, total } = (await api.member.get(`/api/forum/posts?categoryId=${id}&limit=50`)).body;
    expect(total).toBe(postsCount);
    expect(posts.every((post: { category: { id: string } }) => post.category.id === id)).toBe(true);
  });
  row('GET /api/forum/posts takes a search', async ({ api }) => {
    const { total } = (await api.member.get('/api/forum/posts?search=facturaci%C3%B3n')).body;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(89);
    expect((await api.member.get('/api/forum/posts?search=zzzxqy')).body.total).toBe(0);
  });
  row('GET /api/forum/posts takes limit=3', async ({ api }) => {
    expect((await api.member.get('/api/forum/posts?limit=3')).body.posts).toHaveLength(3);
  });
  row('the home asks for limit=3 of posts and of projects', async ({ member }) => {
    const asked = Promise.all(['**/api/forum/posts?*', '**/api/projects?*'].map((call) => member.waitForRequest(call)));
    await member.goto('/');
    for (const request of await asked) expect(new URL(request.url()).searchParams.get('limit')).toBe('3');
  });
  row('the projects page asks for limit=9', async ({ member }) => {
    const asked = member.waitForRequest('**/api/projects?*');
    await member.goto('/projects');
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('9');
  });
  row('GET /api/forum/categories is a list', async ({ api }) => {
    expect(Array.isArray((await api.member.get('/api/forum/categories')).body)).toBe(true);
  });
  row('GET /api/search takes q', async ({ api }) => {
    const { status, body } = await api.member.get('/api/search?q=impuestos');
    expect(status).toBe(200);
    expect(body.posts.length).toBeGreaterThan(0);
  });
  row('GET /api/projects takes page, limit and category', async ({ api }) => {
    const { projects } = (await api.member.get('/api/projects?page=1&limit=2&category=education')).body;
    expect(projects.map(({ category }: { category: string }) => category)).toEqual(['education', 'education']);
  });
  row('GET /api/projects/{id} is one project', async ({ api }) => {
    const { id, title } = await aProject(api);
    expect((await api.member.get(`/api/projects/${id}`)).body).toMatchObject({ id, title });
  });
  row('GET /api/projects/{id} of none is 404', async ({ api }) => {
    expect((await api.member.get(`/api/projects/${NOBODY}`)).status).toBe(404);
  });
  row('GET /api/members takes search, skill and location', async ({ api }) => {
    const [someone] = (await api.member.get('/api/members')).body.members;
    const query = new URLSearchParams({
      search: someone.company,
      skill: someone.skills[0],
      location: someone.location,
    });
    const { members } = (await api.member.get(`/api/members?${query}`)).body;
    expect(members.map(({ id }: { id: string }) => id)).toContain(someone.id);
    query.set('location', 'En ninguna parte');
    expect((await api.member.get(`/api/members?${query}`)).body.members).toEqual([]);
  });
  row('GET /api/users/stats answers the four figures', async ({ api }) => {
    const figures = { postsCreated: 5, commentsCount: 12, likesReceived: 38, forumReputation: 245 };
    expect(await api.member.get('/api/users/stats')).toMatchObject({ status: 200, body: figures });
  });
  row('GET /api/users/recent-activity answers items with id, icon, title and time, newest first', async ({ api }) => {
    const items = (await api.member.get('/api/users/recent-activity')).body;
    expect(items.flatMap((item: object) => missing(item, 'id icon title time'))).toEqual([]);
    const moments = items.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
  });
  for (const path of ['pending', 'my']) {
    row(`GET /api/connections/${path} answers connections`, async ({ api }) => {
      expect(Array.isArray((await api.member.get(`/api/connections/${path}`)).body.connections)).toBe(true);
    });
  }
  row('POST /api/auth/login refuses a wrong password with the sentence of the toast', async ({ api }) => {
    const { status, body } = await api.visitor.send('POST', '/api/auth/login', {
      email: demo.member,
      password: 'no es esta',
    });
    expect([status, body.message]).toEqual([401, 'Email o contraseña incorrectos.']);
  });
  row('the pages send the cookie with every call', async ({ member }) => {
    const asked = member.waitForRequest('**/api/users/stats');
    await member.goto('/home');
    expect((await (await asked).allHeaders()).cookie).toBeTruthy();
  });
  row('a call without a body has no content type', async ({ member }) => {
    const asked = member.waitForRequest('**/api/users/stats');
    await member.goto('/home');
    expect((await asked).headers()['content-type']).toBeUndefined();
  });
  row('a body is sent as JSON', async ({ visitor }) => {
    await visitor.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500, json: {} }));
    await visitor.goto('/', { waitUntil: 'networkidle' });
    await visitor.locator('#newsletter').getByLabel('Correo').fill('ana@prueba.example');
    const asked = visitor.waitForRequest('**/api/newsletter/subscribe');
    await visitor.getByRole('button', { name: 'Suscribirse' }).click();
    const request = await asked;
    expect(request.headers()['content-type']).toContain('application/json');
    expect(request.postDataJSON()).toEqual({ email: 'ana@prueba.example' });
  });
  row('a failed query is not tried again by itself', async ({ member }) => {
    let calls = 0;
    await member.route('**/api/projects?*', (route) => {
      calls += 1;
      return route.fulfill({ status: 500, json: { message: 'Uy.' } });
    });
    await member.goto('/projects', { waitUntil: 'networkidle' });
    await expect(member.getByText('Failed to fetch projects')).toBeVisible();
    expect(calls).toBe(1);
  });
  row('what was loaded never goes stale: coming back asks nothing', async ({ member }) => {
    let calls = 0;
    member.on('request', (request) => (calls += Number(request.url().includes('/api/projects?'))));
    await member.goto('/projects', { waitUntil: 'networkidle' });
    const menu = member.getByRole('navigation', { name: 'Principal' });
    await menu.getByRole('link', { name: 'Acerca de' }).click();
    await menu.getByRole('link', { name: 'Proyectos' }).click();
    await expect(member.getByRole('article').first()).toBeVisible();
    expect(calls).toBe(1);
  });
  row('focus on the window asks nothing again', async ({ member }) => {
    await member.goto('/projects', { waitUntil: 'networkidle' });
    let calls = 0;
    member.on('request', (request) => (calls += Number(request.url().includes('/api/projects?'))));
    await member.evaluate('dispatchEvent(new Event("focus")), document.dispatchEvent(new Event("visibilitychange"))');
    await member.waitForLoadState('networkidle');
    expect(calls).toBe(0);
  });
  row('/api/login is a navigation: it redirects', async ({ api }) => {
    const { status, headers } = await api.visitor.get('/api/login');
    expect([status, headers.location]).toEqual([302, '/login']);
  });
  row('a query is never asked again by interval', async ({ member }) => {
    await member.clock.install();
    await member.goto('/projects', { waitUntil: 'networkidle' });
    await expect(member.getByRole('article').first()).toBeVisible();
    let calls = 0;
    member.on('request', (request) => (calls += Number(request.url().includes('/api/projects?'))));
    await member.clock.fastForward('01:00:00');
    await member.waitForLoadState('networkidle');
    expect(calls).toBe(0);
  });
  row('an error of the client reads status, colon, space and the response text', async ({ portal }) => {
    const { callApi, setTransport } = await clientOf(portal.url);
    const refusal = callApi({ method: 'GET', path: '/api/members' });
    await expect(refusal).rejects.toThrow(/^401: \{"message":"Unauthorized"\}$/);
    setTransport(async () => ({ status: 502, statusText: 'Bad Gateway', text: '' }));
    await expect(callApi({ method: 'GET', path: '/api/members' })).rejects.toThrow(/^502: Bad Gateway$/);
  });
  notCovered(
    'the cache of /api/newsletter is invalidated after a subscription',
    'the client does it (web/features/newsletter/newsletter.api.ts), but no screen reads anything under that name, so that nothing can be seen of it',
  );
});

section('6 Permissions', ({ row }) => {
  const calls: [method: string, path: string][] = [
    ['GET', '/api/auth/user'],
    ['GET', '/api/forum/posts'],
    ['POST', '/api/forum/posts'],
    ['GET', '/api/forum/categories'],
    ['GET', '/api/search?q=impuestos'],
    ['GET', '/api/projects'],
    ['GET', `/api/projects/${NOBODY}`],
    ['POST', '/api/contact'],
    ['GET', '/api/users/stats'],
    ['GET', '/api/users/recent-activity'],
    ['PUT', '/api/users/profile'],
    ['GET', '/api/members'],
    ['POST', '/api/connections/send'],
    ['GET', '/api/connections/pending'],
    ['GET', '/api/connections/my'],
    ['PUT', `/api/connections/${NOBODY}/respond`],
    ['PUT', '/api/admin/settings'],
    ['POST', '/api/admin/categories'],
    ['POST', '/api/admin/projects'],
  ];
  for (const [method, path] of calls) {
    row(`${method} ${path} without a session is 401 "Unauthorized"`, async ({ api }) => {
      expect(await api.visitor.send(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 401,
        body: UNAUTHORIZED,
      });
    });
  }
  row('directory, stats and activity are asked only when signed in', async ({ visitor }) => {
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/about', '/members', '/networking'])
      await visitor.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /^\/api\/(members|users|connections)/.test(path))).toEqual([]);
  });
  row('the dashboard leads nobody to the login on its own', async ({ member }) => {
    const asked: string[] = [];
    member.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await member.goto('/home', { waitUntil: 'networkidle' });
    expect(asked).not.toContain('/api/login');
  });
});

section('R Answers', ({ row }) => {
  row('401 for want of a session is exactly {"message":"Unauthorized"}', async ({ api }) => {
    expect((await api.visitor.get('/api/members')).body).toEqual(UNAUTHORIZED);
  });
  row('wrong credentials are 401 with "Email o contraseña incorrectos."', async ({ api }) => {
    const answer = await api.visitor.post('/api/auth/login', { email: demo.admin, password: 'nada' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Email o contraseña incorrectos.' } });
  });
  row('an account that does not exist is refused in the same words', async ({ api }) => {
    const answer = await api.visitor.post('/api/auth/login', { email: 'nadie@prueba.example', password: 'nada' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Email o contraseña incorrectos.' } });
  });
  row('errors have a Spanish message, and fields where validation failed', async ({ api }) => {
    const { status, body } = await api.visitor.post('/api/auth/login', { email: 'x', password: '' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ email: 'Email inválido', password: 'La contraseña es requerida' });
    expect(body.message).toBe('Email inválido');
  });
  for (const [what, body] of [
    ['nothing', undefined],
    ['a list', []],
    ['numbers where texts belong', { email: 1, password: 2 }],
    ['a character that no database holds', { email: 'a\u0000@b.do', password: 'x' }],
  ] as const) {
    row(`bad input (${what}) is 400, never 500`, async ({ api }) => {
      expect((await api.visitor.post('/api/auth/login', body)).status).toBe(400);
    });
  }
  row('bad input (a text) is 400, never 500', async ({ api }) => {
    const json = { 'content-type': 'application/json' };
    expect((await api.visitor.send('POST', '/api/auth/login', Buffer.from('"hola"'), json)).status).toBe(400);
  });
  row('JSON that is none is 400', async ({ api }) => {
    const { status, body } = await api.visitor.send('POST', '/api/auth/login', Buffer.from('{"email":'), {
      'content-type': 'application/json',
    });
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });
  for (const path of [
    '/api/forum/posts/abc',
    '/api/projects/abc',
    '/api/members/abc',
    '/api/events/abc',
    '/api/news/abc',
  ]) {
    row(`${path} with an id that is none is 400`, async ({ api }) => {
      expect((await api.member.get(path)).status).toBe(400);
    });
  }
  row('an API path that does not exist is 404 with a Spanish message', async ({ api }) => {
    const { status, body } = await api.visitor.get('/api/no-existe');
    expect([status, typeof body.message]).toEqual([404, 'string']);
  });
  row('members answer members, total, page, totalPages and facets of skills and locations', async ({ api }) => {
    const { body } = await api.member.get('/api/members');
    expect(missing(body, 'members total page totalPages facets')).toEqual([]);
    expect(Object.keys(body.facets).sort()).toEqual(['locations', 'skills']);
    expect(body.page).toBe(1);
  });
  row('search answers totals and at most three of each', async ({ api }) => {
    const { body } = await api.member.get('/api/search?q=de');
    expect(missing(body, 'posts projects categories totals')).toEqual([]);
    for (const key of ['posts', 'projects', 'categories']) expect(body[key].length).toBeLessThanOrEqual(3);
  });
  row('search gives more where limit asks for more', async ({ api }) => {
    const { totals } = (await api.member.get('/api/search?q=clientes')).body;
    expect(totals.posts).toBeGreaterThan(3);
    const { posts } = (await api.member.get('/api/search?q=clientes&limit=20')).body;
    expect(posts).toHaveLength(Math.min(20, totals.posts));
  });
  row('a page of the forum has 10 posts', async ({ api }) => {
    const { posts, totalPages } = (await api.member.get('/api/forum/posts')).body;
    expect([posts.length, totalPages]).toEqual([10, 9]);
  });
  row('recent activity is an array', async ({ api }) => {
    expect(Array.isArray((await api.member.get('/api/users/recent-activity')).body)).toBe(true);
  });
  for (const [path, key] of [
    ['/api/forum/posts', 'posts'],
    ['/api/projects', 'projects'],
    ['/api/members', 'members'],
    ['/api/connections/my', 'connections'],
    ['/api/events', 'events'],
    ['/api/news', 'news'],
  ] as const) {
    row(`${path}: a page past the end is an empty list`, async ({ api }) => {
      expect(await api.member.get(`${path}?page=999`)).toMatchObject({ status: 200, body: { [key]: [] } });
    });
    row(`${path}: page 0 is 400`, async ({ api }) => {
      expect((await api.member.get(`${path}?page=0`)).status).toBe(400);
    });
  }
});

section('R Calls beyond', ({ row }) => {
  const open: [path: string, keys: string][] = [
    ['/api/settings', 'siteName district primaryColor'],
    ['/api/news', 'news total'],
    ['/api/events', 'events'],
    ['/api/openapi.json', 'openapi paths'],
  ];
  for (const [path, keys] of open) {
    row(`GET ${path} is public and answers ${keys.replaceAll(' ', ', ')}`, async ({ api }) => {
      const { status, body } = await api.visitor.get(path);
      expect([status, missing(body, keys)]).toEqual([200, []]);
    });
  }
  row('GET /healthz is 200 when ready', async ({ api }) => {
    expect((await api.visitor.get('/healthz')).status).toBe(200);
  });
  row('news come newest first, the featured one marked', async ({ api }) => {
    const { news } = (await api.visitor.get('/api/news')).body;
    const dates = news.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(news.filter(({ featured }: { featured: boolean }) => featured)).toHaveLength(1);
  });
  row('GET /api/news/{id} is one item with its text', async ({ api }) => {
    const { id, title } = await someNews(api);
    const { body } = await api.visitor.get(`/api/news/${id}`);
    expect(body.title).toBe(title);
    expect(body.content.length).toBeGreaterThan(200);
  });
  for (const scope of ['upcoming', 'past']) {
    row(`GET /api/events scope=${scope}`, async ({ api }) => {
      const today = dominicanDay();
      const { events } = (await api.visitor.get(`/api/events?scope=${scope}`)).body;
      expect(events.length).toBeGreaterThan(0);
      expect(events.every(({ date }: { date: string }) => (scope === 'past' ? date <= today : date >= today))).toBe(
        true,
      );
    });
  }
  for (const [key, value] of [
    ['type', 'workshop'],
    ['category', 'Capacitación'],
  ] as const) {
    row(`GET /api/events filters by ${key}`, async ({ api }) => {
      const { events } = (await api.visitor.get(`/api/events?${key}=${encodeURIComponent(value)}`)).body;
      expect(events.length).toBeGreaterThan(0);
      expect(events.every((event: Record<string, string>) => event[key] === value)).toBe(true);
    });
  }
  row('GET /api/events filters by date', async ({ api }) => {
    const { date } = await conferenceOf(api);
    const { events } = (await api.visitor.get(`/api/events?date=${date}`)).body;
    expect(events.map((event: { date: string }) => event.date)).toEqual([date]);
  });
  row("GET /api/events/{id} has registered, capacity and the viewer's own registration", async ({ api }) => {
    const { id } = await conferenceOf(api);
    const { body } = await api.visitor.get(`/api/events/${id}`);
    expect(body).toMatchObject({ registered: 50, capacity: 110, registration: null });
  });
  row('GET /api/events/{id}/calendar.ics and /api/events/calendar.ics are iCalendar', async ({ api }) => {
    const { id } = await conferenceOf(api);
    for (const path of [`/api/events/${id}/calendar.ics`, '/api/events/calendar.ics']) {
      const { headers, body } = await api.visitor.get(path);
      expect(headers['content-type']).toContain('text/calendar');
      expect(body).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/);
    }
  });
  row('GET /api/forum/posts/{id} has liked and can', async ({ api }) => {
    const { body } = await api.member.get(`/api/forum/posts/${(await aPost(api)).id}`);
    expect([typeof body.liked, typeof body.can]).toEqual(['boolean', 'object']);
  });
  row('GET /api/forum/posts/{id}/comments answers comments', async ({ api }) => {
    const { body } = await api.member.get(`/api/forum/posts/${(await aPost(api)).id}/comments`);
    expect(Array.isArray(body.comments)).toBe(true);
  });
  row('GET /api/members/{id} is the profile', async ({ api }) => {
    const { id, firstName } = await aMember(api);
    expect((await api.member.get(`/api/members/${id}`)).body).toMatchObject({ id, firstName });
  });
  const members: [method: string, path: string][] = [
    ['POST', `/api/events/${NOBODY}/registration`],
    ['DELETE', `/api/events/${NOBODY}/registration`],
    ['POST', '/api/events'],
    ['GET', `/api/forum/posts/${NOBODY}`],
    ['PUT', `/api/forum/posts/${NOBODY}`],
    ['DELETE', `/api/forum/posts/${NOBODY}`],
    ['GET', `/api/forum/posts/${NOBODY}/comments`],
    ['POST', `/api/forum/posts/${NOBODY}/comments`],
    ['DELETE', `/api/forum/comments/${NOBODY}`],
    ['PUT', `/api/forum/posts/${NOBODY}/like`],
    ['DELETE', `/api/forum/posts/${NOBODY}/like`],
    ['GET', `/api/members/${NOBODY}`],
    ['PUT', `/api/members/${NOBODY}/block`],
    ['DELETE', `/api/members/${NOBODY}/block`],
    ['GET', '/api/connections/sent'],
    ['DELETE', `/api/connections/${NOBODY}`],
    ['GET', '/api/messages'],
    ['GET', `/api/messages/${NOBODY}`],
    ['POST', `/api/messages/${NOBODY}`],
    ['GET', '/api/notifications'],
    ['POST', '/api/notifications/read'],
  ];
  for (const [method, path] of members) {
    row(`${method} ${path.replace(NOBODY, '{id}')} needs a session`, async ({ api }) => {
      expect(await api.visitor.send(method, path)).toMatchObject({ status: 401, body: UNAUTHORIZED });
    });
  }
  for (const [path, key] of [
    ['/api/connections/sent', 'connections'],
    ['/api/messages', 'conversations'],
    ['/api/notifications', 'notifications'],
  ] as const) {
    row(`GET ${path} answers ${key}`, async ({ api }) => {
      expect(Array.isArray((await api.member.get(path)).body[key])).toBe(true);
    });
  }
  const administration: [method: string, path: string][] = [
    ['GET', '/api/admin/stats'],
    ['GET', '/api/admin/settings'],
    ['PUT', '/api/admin/settings'],
    ['POST', '/api/admin/categories'],
    ['POST', '/api/admin/projects'],
    ['POST', '/api/admin/events'],
    ['POST', '/api/admin/news'],
  ];
  for (const [method, path] of administration) {
    row(`${method} ${path} is 401 without a session and 403 without the role`, async ({ api }) => {
      expect((await api.visitor.send(method, path)).status).toBe(401);
      expect((await api.member.send(method, path)).status).toBe(403);
      expect((await api.admin.send(method, path)).status).toBe(method === 'GET' ? 200 : 400);
    });
  }
  row('every call of the administration is refused to visitors and members', async ({ api }) => {
    const { paths } = (await api.visitor.get('/api/openapi.json')).body as { paths: Record<string, object> };
    const all = Object.entries(paths).filter(([path]) => path.startsWith('/api/admin/'));
    expect(all.length).toBeGreaterThan(20);
    for (const [path, methods] of all) {
      for (const method of Object.keys(methods)) {
        const filled = path.replace(/\{\w+\}/g, NOBODY);
        expect((await api.visitor.send(method.toUpperCase(), filled)).status, `${method} ${path}`).toBe(401);
        expect((await api.member.send(method.toUpperCase(), filled)).status, `${method} ${path}`).toBe(403);
      }
    }
  });
  row('openapi.json has every call that the rulings add', async ({ api }) => {
    const { paths } = (await api.visitor.get('/api/openapi.json')).body;
    const listed = [...members, ...administration, ...open.map(([path]) => ['GET', path] as const)]
      .filter(([, path]) => path !== '/api/openapi.json')
      .map(([method, path]) => [method.toLowerCase(), path.replace(NOBODY, '{}')] as const);
    const known = Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [path.replace(/\{\w+\}/g, '{}'), methods as object]),
    );
    expect(listed.filter(([method, path]) => !(method in (known[path] ?? {})))).toEqual([]);
  });
  row('openapi.json has every call that the specification lists', async ({ api }) => {
    const { paths } = (await api.visitor.get('/api/openapi.json')).body;
    const listed =
      'get /api/auth/user|get /api/forum/posts|post /api/forum/posts|get /api/forum/categories|get /api/search|get /api/projects|get /api/projects/{id}|post /api/newsletter/subscribe|post /api/contact|put /api/admin/settings|post /api/admin/categories|post /api/admin/projects|get /api/users/stats|get /api/users/recent-activity|put /api/users/profile|get /api/members|post /api/connections/send|get /api/connections/pending|get /api/connections/my|put /api/connections/{id}/respond|post /api/auth/login|post /api/auth/register';
    const absent = listed.split('|').filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return !paths[path]?.[method];
    });
    expect(absent).toEqual([]);
  });
});
