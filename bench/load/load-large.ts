import pg from 'pg';
import { demo } from '../../tests/e2e/support.ts';
import { loadForum } from './load-forum.ts';
import { loadMembers } from './load-members.ts';

const SIZES = { posts: 1_000_000, members: 100_000, events: 10_000, notifications: 1_000_000 };
/** Of the notifications, for the member who is measured. */
const OWN_SHARE = 1_000;

const insertEvents = (events: number) => `
  insert into events (title, description, date, time, location, category, type, status, registration_required, capacity,
    speakers, topics)
  select 'Encuentro número ' || n, repeat('Una línea sobre de qué se habla en este encuentro. ', 4),
    current_date + (n % 2000 - 1700), '18:30', 'San Pedro de Macorís',
    (array['Finanzas', 'Turismo', 'Tecnología', 'Comercio'])[1 + n % 4],
    (array['conference', 'workshop', 'roundtable', 'networking', 'seminar'])[1 + n % 5],
    case when n % 2000 < 1700 then 'completed' else 'registration-open' end, true, 100,
    array['Ana Gil', 'Luis Peña'], array['Crédito', 'Impuestos']
  from generate_series(1, ${events}) n`;

const insertNotifications = (notifications: number) => `
  insert into notifications (user_id, kind, title, body, href, read_at, created_at)
  select case when n % ${OWN_SHARE} = 0 then $1::uuid else member.id end, 'forum-reply', 'Nuevo comentario en el foro',
    'Ana Gil comentó en tu publicación «Una publicación para medir».', '/forum',
    case when n % 5 > 0 then now() end, now() - make_interval(secs => n)
  from generate_series(1, ${notifications}) n
  join (select row_number() over () as place, id from users where email like 'socio%') as member
    -- A constant: with the count as a column of the join every row would be compared with every member.
    on member.place = 1 + n % (select count(*) from users where email like 'socio%')`;

/** Adds to the demo data; `scale` below 1 adds less. */
export async function loadLarge(superuser: pg.ClientConfig, scale: number): Promise<void> {
  const size = (name: keyof typeof SIZES) => Math.round(SIZES[name] * scale);
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    await client.query(`set maintenance_work_mem = '512MB'`);
    await loadMembers(client, size('members'));
    // Without triggers, whose work the loaders do in bulk: a million posts take minutes instead of hours.
    await client.query('set session_replication_role = replica');
    await loadForum(client, size('posts'));
    await client.query(insertEvents(size('events')));
    const { rows } = await client.query('select id from users where email = $1', [demo.member]);
    await client.query(insertNotifications(size('notifications')), [rows[0].id]);
  } finally {
    await client.end();
  }
}
