import { expect } from '../support/fixtures.ts';
import { section } from '../support/section.ts';

const ENTITIES: Record<string, string> = {
  sessions: 'sid sess expire',
  users:
    'id email first_name last_name profile_image_url password company position phone location bio is_email_verified auth_provider created_at updated_at',
  forum_categories: 'id name slug description color created_at',
  forum_posts: 'id title content excerpt category_id author_id likes comments_count is_published created_at updated_at',
  forum_comments: 'id content post_id author_id parent_id created_at updated_at',
  projects: 'id title description category status timeline image_url is_published created_at updated_at',
  newsletter_subscribers: 'id email is_active created_at',
  contact_messages: 'id name email subject message phone company is_read created_at',
  connections: 'id requester_id receiver_id status created_at updated_at',
  user_skills: 'id user_id skill level created_at',
  events:
    'id title description date time duration location speakers category registration_required capacity created_by created_at updated_at',
  event_registrations: 'id event_id user_id registered_at status',
};

/** Required columns by table. */
const REQUIRED: Record<string, string> = {
  forum_categories: 'name slug color',
  forum_posts: 'title content',
  forum_comments: 'content',
  projects: 'title description category status',
  newsletter_subscribers: 'email',
  contact_messages: 'name email subject message',
  connections: 'requester_id receiver_id',
  user_skills: 'user_id skill',
  events: 'title date time',
  event_registrations: 'event_id',
};

const DEFAULTS: [table: string, column: string, value: string][] = [
  ['users', 'is_email_verified', 'false'],
  ['users', 'auth_provider', 'local'],
  ['forum_posts', 'likes', '0'],
  ['forum_posts', 'comments_count', '0'],
  ['forum_posts', 'is_published', 'false'],
  ['projects', 'status', 'planning'],
  ['projects', 'is_published', 'false'],
  ['newsletter_subscribers', 'is_active', 'true'],
  ['contact_messages', 'is_read', 'false'],
  ['connections', 'status', 'pending'],
  ['user_skills', 'level', 'intermediate'],
  ['events', 'registration_required', 'false'],
  ['event_registrations', 'status', 'confirmed'],
];

const LENGTHS: [table: string, column: string, max: number][] = [
  ['events', 'title', 255],
  ['events', 'description', 1000],
  ['events', 'time', 8],
  ['events', 'duration', 50],
  ['events', 'location', 255],
  ['events', 'category', 100],
  ['user_skills', 'skill', 100],
];

const CHOICES: [table: string, column: string, values: string[]][] = [
  ['connections', 'status', ['pending', 'accepted', 'rejected', 'blocked']],
  ['user_skills', 'level', ['beginner', 'intermediate', 'advanced', 'expert']],
  ['projects', 'status', ['planning', 'in-progress', 'completed', 'on-hold']],
  ['events', 'status', ['upcoming', 'registration-open', 'completed', 'cancelled']],
  ['events', 'type', ['conference', 'workshop', 'roundtable', 'networking', 'seminar']],
  ['users', 'role', ['member', 'admin']],
];

section('3 Entities', ({ row }) => {
  for (const [table, columns] of Object.entries(ENTITIES)) {
    row(`${table} has its fields`, async ({ database }) => {
      const names = Object.keys(await database.columns(table));
      expect(columns.split(' ').filter((name) => !names.includes(name))).toEqual([]);
    });
  }
  for (const [table, columns] of Object.entries(REQUIRED)) {
    row(`${table} requires ${columns.replaceAll(' ', ', ')}`, async ({ database }) => {
      const found = await database.columns(table);
      expect(columns.split(' ').filter((name) => found[name]?.nullable !== false)).toEqual([]);
    });
  }
  // A guest whom the office adds has no account: a name stands in its place, and never both.
  row('event_registrations requires user_id, of everybody but guests of the office', async ({ database }) => {
    expect((await database.constraints('event_registrations')).join()).toContain(
      'num_nonnulls(user_id, guest_first_name) = 1',
    );
  });
  for (const [table, column, value] of DEFAULTS) {
    row(`${table}.${column} is ${value} by default`, async ({ database }) => {
      expect((await database.columns(table))[column]?.default?.replace(/^'(.*)'::.*$/, '$1')).toBe(value);
    });
  }
  row('a category is a dark navy by default', async ({ database }) => {
    expect((await database.columns('forum_categories')).color?.default).toContain('#1E293B');
  });
  for (const [table, column] of [
    ['users', 'email'],
    ['forum_categories', 'slug'],
    ['newsletter_subscribers', 'email'],
  ] as const) {
    row(`${table}.${column} is unique`, async ({ database }) => {
      expect(await database.constraints(table)).toContain(`UNIQUE (${column})`);
    });
  }
  row('users.id is a uuid that the database makes', async ({ database }) => {
    const { id } = await database.columns('users');
    expect([id?.type, id?.default]).toEqual(['uuid', 'gen_random_uuid()']);
  });
  row('sessions have the key sid, a json sess and an indexed expire', async ({ database }) => {
    const columns = await database.columns('sessions');
    expect(await database.constraints('sessions')).toContain('PRIMARY KEY (sid)');
    expect([columns.sess?.type, columns.expire?.type]).toEqual(['jsonb', 'timestamp with time zone']);
    const indexes = await database.rows<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'sessions'`,
    );
    expect(indexes.some(({ indexdef }) => /\(expire\)$/.test(indexdef))).toBe(true);
  });
  for (const [table, reference] of [
    ['forum_posts', 'FOREIGN KEY (category_id) REFERENCES forum_categories(id)'],
    ['forum_posts', 'FOREIGN KEY (author_id) REFERENCES users(id)'],
    ['forum_comments', 'FOREIGN KEY (post_id) REFERENCES forum_posts(id)'],
    ['forum_comments', 'FOREIGN KEY (author_id) REFERENCES users(id)'],
    ['forum_comments', 'FOREIGN KEY (parent_id) REFERENCES forum_comments(id)'],
    ['connections', 'FOREIGN KEY (requester_id) REFERENCES users(id) ON DELETE CASCADE'],
    ['connections', 'FOREIGN KEY (receiver_id) REFERENCES users(id) ON DELETE CASCADE'],
    ['events', 'FOREIGN KEY (created_by) REFERENCES users(id)'],
    ['user_skills', 'FOREIGN KEY (user_id) REFERENCES users(id)'],
    ['event_registrations', 'FOREIGN KEY (event_id) REFERENCES events(id)'],
    ['event_registrations', 'FOREIGN KEY (user_id) REFERENCES users(id)'],
  ] as const) {
    row(`${table}: ${reference}`, async ({ database }) => {
      expect((await database.constraints(table)).some((each) => each.startsWith(reference))).toBe(true);
    });
  }
  for (const [table, column, values] of CHOICES) {
    row(`${table}.${column} is one of ${values.join(', ')}`, async ({ database }) => {
      const checks = (await database.constraints(table)).filter(
        (each) => each.startsWith('CHECK') && each.includes(`${column} `),
      );
      for (const value of values) expect(checks.join()).toContain(`'${value}'`);
    });
  }
  for (const column of ['speakers', 'topics']) {
    row(`events.${column} is a list of texts`, async ({ database }) => {
      expect((await database.columns('events'))[column]?.type).toBe('ARRAY');
    });
  }
  row('users.bio holds a text', async ({ database }) => {
    expect((await database.columns('users')).bio?.type).toMatch(/text|character varying/);
  });
  row('users have skills, a list of texts (kept as the rulings say)', async ({ api }) => {
    const { members } = (await api.member.get('/api/members')).body;
    const skills: unknown[] = members.flatMap((member: { skills: unknown[] }) => member.skills);
    expect(skills.length).toBeGreaterThan(0);
    expect(skills.every((skill) => typeof skill === 'string')).toBe(true);
  });
});

section('9 Constants', ({ row }) => {
  for (const [table, column, max] of LENGTHS) {
    row(`${table}.${column} holds at most ${max} characters`, async ({ database }) => {
      expect((await database.columns(table))[column]?.maxLength).toBe(max);
    });
  }
});

section('R Stored types', ({ row }) => {
  row('events.registrationRequired is a boolean and events.capacity an integer', async ({ database }) => {
    const { registration_required: required, capacity } = await database.columns('events');
    expect([required?.type, capacity?.type]).toEqual(['boolean', 'integer']);
  });
  row('the wire has a boolean and a number for them', async ({ api }) => {
    const [event] = (await api.visitor.get('/api/events')).body.events.filter(
      (each: { capacity: unknown }) => each.capacity !== null,
    );
    expect([typeof event.registrationRequired, typeof event.capacity]).toEqual(['boolean', 'number']);
  });
  row('users.website exists', async ({ database }) => {
    expect((await database.columns('users')).website).toBeDefined();
  });
  row('events have type, status, price and topics', async ({ database }) => {
    const names = Object.keys(await database.columns('events'));
    expect(['type', 'status', 'price', 'topics'].filter((name) => !names.includes(name))).toEqual([]);
  });
  for (const table of [
    'news',
    'forum_post_likes',
    'project_participants',
    'messages',
    'notifications',
    'site_settings',
  ]) {
    row(`${table} is a table of its own`, async ({ database }) => {
      expect(Object.keys(await database.columns(table)).length).toBeGreaterThan(1);
    });
  }
  row("a member's skills are derived from user_skills", async ({ api, database }) => {
    const [someone] = (await api.member.get('/api/members')).body.members;
    const stored = await database.rows<{ skill: string }>('select skill from user_skills where user_id = $1', [
      someone.id,
    ]);
    expect([...someone.skills].sort()).toEqual(stored.map(({ skill }) => skill).sort());
    expect((await database.columns('users')).skills).toBeUndefined();
  });
  row('e-mail and telephone are shown to all members by default', async ({ database }) => {
    const { email_visibility: email, phone_visibility: phone } = await database.columns('users');
    expect([email?.default, phone?.default].every((value) => value?.includes('members'))).toBe(true);
  });
  row('project categories are stored as their English values', async ({ database }) => {
    const rows = await database.rows<{ category: string }>('select distinct category from projects order by 1');
    expect(rows.map(({ category }) => category)).toEqual([
      'education',
      'events',
      'infrastructure',
      'sustainability',
      'technology',
    ]);
  });
  row('the API accepts the Spanish name of a project category as well', async ({ api }) => {
    const english = (await api.member.get('/api/projects?category=technology')).body;
    const spanish = (await api.member.get(`/api/projects?category=${encodeURIComponent('Tecnología')}`)).body;
    expect(english.total).toBeGreaterThan(0);
    expect(spanish).toEqual(english);
  });
});
