import { demo } from '../../e2e/support.ts';
import { conferenceOf, eventsOf, projectsOf } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, main } from '../support/screens.ts';
import { section } from '../support/section.ts';
import { dominicanDay } from '../support/spanish-dates.ts';

section('9 Constants', ({ row }) => {
  row('the home shows 3 posts and 3 projects', async ({ openAs }) => {
    const page = await openAs.member('/');
    await expect(cards(page.getByRole('region', { name: 'Últimas Publicaciones' }))).toHaveCount(3);
    await expect(cards(page.getByRole('region', { name: 'Proyectos Destacados' }))).toHaveCount(3);
  });
  row('a page of projects has 9', async ({ openAs, api }) => {
    expect((await api.member.get('/api/projects')).body.projects).toHaveLength(9);
    await expect(cards(main(await openAs.member('/projects')))).toHaveCount(9);
  });
  row('an excerpt has at most 150 characters and an ellipsis', async ({ api }) => {
    const { posts } = (await api.member.get('/api/forum/posts?limit=50')).body;
    for (const { excerpt, content } of posts) {
      expect(excerpt.length).toBeLessThanOrEqual(153);
      if (content.length > 160) expect(excerpt).toMatch(/[.…]$/);
    }
  });
  row('a search needs 2 characters', async ({ api }) => {
    expect((await api.member.get('/api/search?q=a')).status).toBe(400);
    expect((await api.member.get('/api/search?q=ab')).status).toBe(200);
  });
  row('2 characters are counted after trimming', async ({ api }) => {
    expect((await api.member.get('/api/search?q=%20a%20')).status).toBe(400);
  });
  row('settings start with primaryColor #1E293B and secondaryColor #3B82F6', async ({ api }) => {
    expect((await api.visitor.get('/api/settings')).body).toMatchObject({
      primaryColor: '#1E293B',
      secondaryColor: '#3B82F6',
    });
  });
  row(
    'dates are shown in Spanish and never shift a day, whatever the time zone of the device',
    async ({ browser, portal, api }) => {
      const { id } = await conferenceOf(api);
      for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        const context = await browser.newContext({ baseURL: portal.url, timezoneId, locale: 'en-US' });
        const page = await context.newPage();
        await page.goto(`/events/${id}`);
        await expect(main(page)).toContainText('28 de agosto de');
        await context.close();
      }
    },
  );
});

section('R Names', ({ row, notCovered }) => {
  row('the site is "Consejo de Desarrollo Empresarial del Este" by default', async ({ api }) => {
    expect((await api.visitor.get('/api/settings')).body.siteName).toBe('Consejo de Desarrollo Empresarial del Este');
  });
  row('the district is "Distrito Este" by default', async ({ api }) => {
    expect((await api.visitor.get('/api/settings')).body.district).toBe('Distrito Este');
  });
  row('telephones of sample people are 809/829/849-555-01xx', async ({ database }) => {
    expect(
      await database.rows(`select phone from users where phone is not null and phone !~ '^[+]18[024]955501[0-9]{2}$'`),
    ).toEqual([]);
  });
  row(
    'telephones and mail addresses in the texts of the demo data are as invented as those of the people',
    async ({ database }) => {
      const texts = await database.rows<{ text: string }>(
        ['forum_posts', 'forum_comments', 'projects', 'events', 'news', 'site_settings', 'contact_messages', 'messages']
          .map((table) => `select to_jsonb(t)::text as text from ${table} t`)
          .join(' union all '),
      );
      const all = texts.map(({ text }) => text).join('\n');
      const phones = all.match(/\b8[024]9[- ]?\d{3}[- ]?\d{4}\b/g) ?? [];
      expect(phones.filter((phone) => !/^8[024]9[- ]?555[- ]?01\d\d$/.test(phone))).toEqual([]);
      const addresses = all.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
    },
  );
  row('mail addresses of sample people end in .example', async ({ database }) => {
    expect(await database.rows(`select email from users where email not like '%.example'`)).toEqual([]);
    expect(await database.rows(`select email from newsletter_subscribers where email not like '%.example'`)).toEqual(
      [],
    );
  });
  row('prices are written "RD$ 2,500"', async ({ openAs, api }) => {
    const { id } = (await eventsOf(api)).find(({ price }) => price === 'RD$ 2,500') ?? { id: '' };
    await expect(main(await openAs.visitor(`/events/${id}`))).toContainText('RD$ 2,500');
  });
  row('the day is that of Santo Domingo', async ({ api }) => {
    const today = dominicanDay();
    expect((await eventsOf(api)).every(({ date }) => date >= today)).toBe(true);
  });
  notCovered(
    'names of people and firms look natural in the Dominican Republic',
    'a judgement for people who live there; telephones and addresses have their rows',
  );
});

section('R Demo data', ({ row, notCovered }) => {
  for (const [what, sql, count] of [
    ['156 users', 'users', 156],
    ['89 published posts', 'forum_posts where is_published', 89],
    ['234 active subscribers', 'newsletter_subscribers where is_active', 234],
  ] as const) {
    row(`has ${what}`, async ({ database }) => {
      expect(await database.rows(`select count(*)::int as count from ${sql}`)).toEqual([{ count }]);
    });
  }
  row('the panel says the same: 156, 89 and 234', async ({ api }) => {
    const { users, posts, subscribers } = (await api.admin.get('/api/admin/stats')).body;
    expect([users.total, posts.total, subscribers.total]).toEqual([156, 89, 234]);
  });
  for (const [key, value] of [
    ['postsCreated', 5],
    ['commentsCount', 12],
    ['likesReceived', 38],
    ['forumReputation', 245],
    ['connections', 23],
    ['eventsAttended', 8],
    ['projectsParticipated', 2],
  ] as const) {
    row(`the demo member has ${key} ${value}`, async ({ api }) => {
      expect((await api.member.get('/api/users/stats')).body[key]).toBe(value);
    });
  }
  row('the demo member joined in 2025', async ({ api }) => {
    expect((await api.member.get('/api/auth/user')).body.createdAt).toMatch(/^2025-/);
  });
  row('reputation is 10 a post, 5 a comment, 2 a like, 1 a connection, 2 an event, 10 a project', async ({ api }) => {
    const stats = (await api.member.get('/api/users/stats')).body;
    const { postsCreated, commentsCount, likesReceived, connections, eventsAttended, projectsParticipated } = stats;
    expect(stats.forumReputation).toBe(
      10 * postsCreated +
        5 * commentsCount +
        2 * likesReceived +
        connections +
        2 * eventsAttended +
        10 * projectsParticipated,
    );
  });
  row('events by type: 4 conferences, 6 workshops, 12 networking, 3 roundtables', async ({ api }) => {
    const { countsByType } = (await api.visitor.get('/api/events')).body;
    expect(countsByType).toMatchObject({ conference: 4, workshop: 6, networking: 12, roundtable: 3 });
  });
  row('the tax and e-invoicing conference is on the next 28 August with 50 of 110 seats', async ({ api }) => {
    const { date, registered, capacity } = await conferenceOf(api);
    expect([date.slice(5), registered, capacity]).toEqual(['08-28', 50, 110]);
    const days = (Date.parse(`${date}T12:00Z`) - Date.now()) / 86_400_000;
    expect(days > -1 && days < 367).toBe(true);
  });
  row('prices are the five of the specification', async ({ database }) => {
    const rows = await database.rows<{ price: string }>(
      'select distinct price collate "C" as price from events order by 1',
    );
    expect(rows.map(({ price }) => price)).toEqual([
      'Gratis',
      'Gratis para miembros',
      'RD$ 1,200',
      'RD$ 1,800',
      'RD$ 2,500',
    ]);
  });
  row('there are pages of posts and projects, and more news to load', async ({ api }) => {
    expect((await api.member.get('/api/forum/posts')).body.totalPages).toBeGreaterThan(5);
    expect((await api.member.get('/api/projects')).body.totalPages).toBeGreaterThan(1);
    expect((await api.visitor.get('/api/news')).body.total).toBeGreaterThan(6);
  });
  row('the two demo accounts sign in, one of them an administrator', async ({ api }) => {
    expect((await api.member.get('/api/auth/user')).body).toMatchObject({ email: demo.member, role: 'member' });
    expect((await api.admin.get('/api/auth/user')).body).toMatchObject({ email: demo.admin, role: 'admin' });
  });
  for (const [table, column] of [
    ['forum_posts', 'title'],
    ['forum_posts', 'content'],
    ['forum_comments', 'content'],
    ['projects', 'description'],
    ['events', 'description'],
    ['news', 'content'],
    ['users', 'bio'],
  ] as const) {
    row(`no text of ${table}.${column} is repeated, none is filler`, async ({ database }) => {
      expect(
        await database.rows(`select ${column} from ${table} where ${column} <> '' group by 1 having count(*) > 1`),
      ).toEqual([]);
      expect(await database.rows(`select ${column} from ${table} where ${column} ilike '%lorem%'`)).toEqual([]);
    });
  }
  row('is dated relative to today: something happened in the last days, nothing later', async ({ database }) => {
    const [newest] = await database.rows<{ days: number }>(
      `select extract(day from now() - max(created_at))::int as days from forum_posts`,
    );
    expect(newest?.days).toBeGreaterThanOrEqual(0);
    expect(newest?.days).toBeLessThan(10);
  });
  row('has projects of every category and status', async ({ api }) => {
    const projects = await projectsOf(api);
    expect(new Set(projects.map(({ category }) => category)).size).toBe(5);
    expect(new Set(projects.map(({ status }) => status)).size).toBe(4);
  });
  notCovered(
    'is natural to read',
    'a judgement for people; that no text is repeated, filler or out of tune with another has its rows and tests',
  );
});
