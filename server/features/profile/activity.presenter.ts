import type { ActivityItem, ActivityType } from '#contract/profile/activity.contract.ts';
import { spanishAgo } from '../../core/spanish-time.ts';
import type { Deed, DeedRow } from './activity.queries.ts';

interface Telling {
  type: ActivityType;
  icon: string;
  title: (name: string) => string;
  href: (row: DeedRow) => string;
}

const postPath = ({ targetId }: DeedRow) => `/forum/post/${targetId}`;
const eventPath = ({ targetId }: DeedRow) => `/events/${targetId}`;

const TELLINGS: Record<Deed, Telling> = {
  posted: { type: 'post', icon: 'file-text', title: (name) => `Publicaste «${name}»`, href: postPath },
  commented: {
    type: 'comment',
    icon: 'message-circle',
    title: (name) => `Comentaste en «${name}»`,
    href: (row) => `${postPath(row)}#c-${row.id}`,
  },
  liked: { type: 'like', icon: 'heart', title: (name) => `Te gustó «${name}»`, href: postPath },
  registered: { type: 'event', icon: 'calendar', title: (name) => `Te inscribiste en «${name}»`, href: eventPath },
  waitlisted: {
    type: 'event',
    icon: 'calendar',
    title: (name) => `Entraste en la lista de espera de «${name}»`,
    href: eventPath,
  },
  attended: { type: 'event', icon: 'calendar-check', title: (name) => `Asististe a «${name}»`, href: eventPath },
  joined: {
    type: 'project',
    icon: 'briefcase',
    title: (name) => `Te sumaste al proyecto «${name}»`,
    href: ({ targetId }) => `/projects/${targetId}`,
  },
  connected: {
    type: 'connection',
    icon: 'users',
    title: (name) => `Conectaste con ${name}`,
    href: ({ targetId }) => `/members/${targetId}`,
  },
};

export function presentDeed(row: DeedRow, now: Date): ActivityItem {
  const { type, icon, title, href } = TELLINGS[row.deed];
  return {
    id: `${row.deed}-${row.id}`,
    type,
    title: title(row.name),
    time: spanishAgo(row.at, now),
    createdAt: row.at.toISOString(),
    icon,
    href: href(row),
  };
}
