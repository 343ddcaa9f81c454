/**
 * What a bare server would run for the same answer: one prepared query for its rows, by their ids, and before it the
 * look-up of a session.
 */
const USER = 'u.id, u.first_name, u.last_name, u.role, u.profile_image_url';

export const ROWS = {
  events: `select id, title, description, date::text, time, duration, location, speakers, topics, category, type, status,
      price, registration_required, capacity, registered_count from events where id = any($1::uuid[])`,
  news: 'select id, title, excerpt, category, date::text, read_minutes, featured from news where id = any($1::uuid[])',
  article:
    'select id, title, excerpt, content, category, date::text, read_minutes from news where id = any($1::uuid[])',
  projects: `select id, title, description, category, status, timeline, image_url, created_at, updated_at from projects
    where id = any($1::uuid[])`,
  posts: `select p.id, p.title, p.content, p.excerpt, p.created_at, p.likes, p.comments_count, c.name, c.slug, c.color,
      ${USER} as author from forum_posts p join forum_categories c on c.id = p.category_id
    join users u on u.id = p.author_id where p.id = any($1::uuid[])`,
  comments: `select m.id, m.content, m.created_at, m.parent_id, ${USER} as author
    from forum_comments m join users u on u.id = m.author_id where m.id = any($1::uuid[])`,
  members: `select ${USER}, u.position, u.company, u.location, u.bio, u.email, u.phone, d.skills
    from users u join member_directory d on d.user_id = u.id where u.id = any($1::uuid[])`,
  conversations: `select ${USER} as member, m.body, m.created_at from users u, messages m
    where u.id = any($1::uuid[]) and m.id = (select last_message_id from conversations c where c.other_id = u.id limit 1)`,
  messages: 'select id, body, sender_id, receiver_id, created_at from messages where id = any($1::uuid[])',
  connections: `select c.id, c.created_at, c.updated_at, ${USER} as person, u.company, u.position, u.location, u.email,
      u.phone from connections c join users u on u.id = c.requester_id where c.id = any($1::uuid[])`,
  notifications:
    'select id, kind, title, body, href, count, read_at, created_at from notifications where id = any($1::uuid[])',
  categories: 'select id, name, slug, color, posts_count from forum_categories where $1::uuid[] is not null',
};

export type RowKind = keyof typeof ROWS;

const SESSION = `select u.*, s.expire from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid
  where s.sid = $1 and s.expire > now() and u.suspended_at is null`;

/** The session is that of nobody in particular: looking it up costs the same. */
export const sessionQuery = (sid: string) => ({ name: 'session', text: SESSION, values: [sid] });
export const rowsQuery = (kind: RowKind, ids: string[]) => ({ name: kind, text: ROWS[kind], values: [ids] });
