import { and, eq } from 'drizzle-orm';
import { RETENTION_DAYS } from '../../core/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { connections } from '../../database/schema/networking.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { DAY_MS, MINUTE_MS } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { Discussion } from '../forum/discussions.ts';
import type { History } from '../history.ts';
import { DEMO_MEMBER, type MemberKey, memberProfiles } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';

type Notice = Omit<typeof notifications.$inferInsert, 'id' | 'userId' | 'readAt' | 'createdAt'> & {
  /** Unique within its kind. */
  key: string;
  createdAt: Date;
  isRead: boolean;
};

/** Requests with unread notifications. */
const NEW_REQUESTS: MemberKey[] = ['denisse-acosta', 'edward-sanchez'];
/** Post with unread comments, and their number. */
const UNREAD_POST = { startsWith: 'e-CF en una panadería', comments: 3 };
const READ_POST = 'Apagón con el horno lleno';

/** Notifications of the demo member, derived from the rest of the data set. */
export async function insertNotices(
  database: Queryable,
  discussions: Discussion[],
  community: Community,
  history: History,
): Promise<void> {
  const demoMember = findMember(community, DEMO_MEMBER);
  // Without those that the retention job would delete today.
  const keptSince = new Date(history.end.getTime() + DAY_MS - RETENTION_DAYS.notifications * DAY_MS);
  const notices = [
    welcome(demoMember.joinedAt),
    ...(await requests(database, community, demoMember.id)),
    ...(await registrations(database, demoMember.id)),
    ...comments(discussions),
  ].filter(({ createdAt }) => createdAt >= keptSince);
  await insertRows(
    database,
    notifications,
    notices.map(({ key, isRead, ...notice }) => ({
      ...notice,
      id: demoId('notification', `${notice.kind}/${key}`),
      userId: demoMember.id,
      readAt: isRead ? new Date(notice.createdAt.getTime() + 20 * MINUTE_MS) : null,
    })),
  );
}

function welcome(createdAt: Date): Notice {
  return {
    key: 'welcome',
    kind: 'account-welcome',
    title: 'Te damos la bienvenida',
    body: 'Tu cuenta está lista. Completa tu perfil para que otros miembros te encuentren.',
    href: '/profile',
    createdAt,
    isRead: true,
  };
}

const nameOf = (key: MemberKey) => `${memberProfiles[key].firstName} ${memberProfiles[key].lastName}`;

async function requests(database: Queryable, community: Community, demoMemberId: string): Promise<Notice[]> {
  const rows = await database
    .select()
    .from(connections)
    .where(and(eq(connections.status, 'pending'), eq(connections.receiverId, demoMemberId)));
  const people = [...community.values()];
  return rows.flatMap(({ requesterId, createdAt }) => {
    const key = people.find(({ id }) => id === requesterId)?.key;
    if (!key) return [];
    const { position, company } = memberProfiles[key];
    return {
      key,
      kind: 'connection-request',
      title: 'Nueva solicitud de conexión',
      body: `${nameOf(key)} (${position}, ${company}) quiere conectar contigo.`,
      href: '/networking?pestana=pendientes',
      createdAt,
      isRead: !NEW_REQUESTS.includes(key),
    };
  });
}

async function registrations(database: Queryable, demoMemberId: string): Promise<Notice[]> {
  const rows = await database
    .select({ id: events.id, title: events.title, registeredAt: eventRegistrations.registeredAt })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.userId, demoMemberId));
  return rows.map(({ id, title, registeredAt }) => ({
    key: id,
    kind: 'event-confirmed',
    title: 'Inscripción confirmada',
    body: `Tienes tu cupo en «${title}».`,
    href: `/events/${id}`,
    createdAt: registeredAt,
    isRead: true,
  }));
}

function comments(discussions: Discussion[]): Notice[] {
  const own = discussions.filter(({ text }) => text.author === DEMO_MEMBER);
  return own.flatMap(({ id, text, comments: all }) => {
    const others = all.filter(({ author }) => author !== DEMO_MEMBER);
    const isUnread = text.title.startsWith(UNREAD_POST.startsWith);
    const told = others.slice(isUnread ? -UNREAD_POST.comments : -1);
    const [first, last] = [told[0], told.at(-1)];
    if (!first || !last || !(isUnread || text.title.startsWith(READ_POST))) return [];
    const count = told.length;
    return {
      key: id,
      kind: 'forum-reply',
      title: count > 1 ? 'Nuevos comentarios en el foro' : 'Nuevo comentario en el foro',
      body:
        count > 1
          ? `${count} comentarios nuevos en «${text.title}». El último es de ${nameOf(last.author)}.`
          : `${nameOf(last.author)} comentó en tu publicación «${text.title}».`,
      href: `/forum/post/${id}#c-${first.id}`,
      groupKey: `forum-post:${id}`,
      count,
      createdAt: last.createdAt,
      isRead: !isUnread,
    };
  });
}
