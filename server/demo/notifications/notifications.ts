import { and, desc, eq, inArray } from 'drizzle-orm';
import { memberPath } from '#contract/paths.ts';

import { RETENTION_DAYS } from '../../core/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { connections } from '../../database/schema/networking.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { formatAt, sentence, spanishMoment } from '../../features/events/event-notifications.tsx';
import { addDays, DAY_MS, instantAt, MINUTE_MS } from '../days.ts';
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
    ...(await acceptances(database, community, demoMember.id)),
    ...(await registrations(database, demoMember.id)),
    ...(await announcements(database)),
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
      body: `${nameOf(key)} (${position}, ${company}) quiere agregarte a su red.`,
      href: '/networking?pestana=pendientes',
      createdAt,
      isRead: !NEW_REQUESTS.includes(key),
    };
  });
}

/** Most recent acceptances of his own requests. */
const TOLD_ACCEPTANCES = 2;

async function acceptances(database: Queryable, community: Community, demoMemberId: string): Promise<Notice[]> {
  const rows = await database
    .select()
    .from(connections)
    .where(and(eq(connections.status, 'accepted'), eq(connections.requesterId, demoMemberId)))
    .orderBy(desc(connections.updatedAt), connections.id)
    .limit(TOLD_ACCEPTANCES);
  const people = [...community.values()];
  return rows.flatMap(({ receiverId, updatedAt }) => {
    const key = people.find(({ id }) => id === receiverId)?.key;
    if (!key) return [];
    const { position, company } = memberProfiles[key];
    return {
      key,
      kind: 'connection-accepted',
      title: 'Solicitud de conexión aceptada',
      body: `${nameOf(key)} (${position}, ${company}) aceptó tu solicitud de conexión. Ahora están conectados.`,
      href: memberPath({ id: receiverId }),
      createdAt: updatedAt,
      isRead: true,
    };
  });
}

const ANNOUNCED_EVENTS = ['whatsapp-workshop', 'tax-conference'].map((key) => demoId('event', key));

async function announcements(database: Queryable): Promise<Notice[]> {
  const rows = await database.select().from(events).where(inArray(events.id, ANNOUNCED_EVENTS));
  return rows.map(({ id, title, date, time, createdAt }) => ({
    key: id,
    kind: 'event-new',
    title: 'Nuevo evento',
    body: sentence(`«${title}», ${spanishMoment({ date, time })}`),
    href: `/events/${id}`,
    createdAt,
    isRead: true,
  }));
}

async function registrations(database: Queryable, demoMemberId: string): Promise<Notice[]> {
  const rows = await database
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      time: events.time,
      registeredAt: eventRegistrations.registeredAt,
      attendedAt: eventRegistrations.attendedAt,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.userId, demoMemberId));
  return rows.flatMap(({ id, title, date, time, registeredAt, attendedAt }) => {
    const notice = { key: id, href: `/events/${id}`, isRead: true };
    const confirmed = {
      ...notice,
      kind: 'event-confirmed',
      title: 'Inscripción confirmada',
      body: `Tienes tu cupo en «${title}».`,
      createdAt: registeredAt,
    };
    const reminder = {
      ...notice,
      kind: 'event-reminder',
      title: 'Tu evento es mañana',
      body: `Mañana, ${formatAt(time)}, es «${title}».`,
      createdAt: instantAt(addDays(date, -1), '09:00'),
    };
    return attendedAt ? [confirmed, reminder] : [confirmed];
  });
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
