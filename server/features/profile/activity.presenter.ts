import { commentPath, eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import type { ActivityItem, ActivityType } from '#contract/profile/activity.contract.ts';
import { spanishAgo } from '../../core/spanish-time.ts';
import type { ActivityKind, ActivityRow } from './activity.queries.ts';

interface ActivityDisplay {
  type: ActivityType;
  icon: string;
  title: (name: string) => string;
  href: (row: ActivityRow) => string;
}

const postOf = ({ targetId }: ActivityRow) => postPath({ id: targetId });
const eventOf = ({ targetId }: ActivityRow) => eventPath({ id: targetId });

const ACTIVITY_DISPLAY: Record<ActivityKind, ActivityDisplay> = {
  posted: { type: 'post', icon: 'file-text', title: (name) => `Publicaste «${name}»`, href: postOf },
  commented: {
    type: 'comment',
    icon: 'message-circle',
    title: (name) => `Comentaste en «${name}»`,
    href: ({ id, targetId }) => commentPath({ id, postId: targetId }),
  },
  liked: { type: 'like', icon: 'heart', title: (name) => `Te gustó «${name}»`, href: postOf },
  registered: { type: 'event', icon: 'calendar', title: (name) => `Te inscribiste en «${name}»`, href: eventOf },
  waitlisted: {
    type: 'event',
    icon: 'calendar',
    title: (name) => `Entraste en la lista de espera de «${name}»`,
    href: eventOf,
  },
  attended: { type: 'event', icon: 'calendar-check', title: (name) => `Asististe a «${name}»`, href: eventOf },
  joined: {
    type: 'project',
    icon: 'briefcase',
    title: (name) => `Te sumaste al proyecto «${name}»`,
    href: ({ targetId }) => projectPath({ id: targetId }),
  },
  connected: {
    type: 'connection',
    icon: 'users',
    title: (name) => `Conectaste con ${name}`,
    href: ({ targetId }) => memberPath({ id: targetId }),
  },
};

export function presentActivity(row: ActivityRow, now: Date): ActivityItem {
  const { type, icon, title, href } = ACTIVITY_DISPLAY[row.kind];
  return {
    id: `${row.kind}-${row.id}`,
    type,
    title: title(row.name),
    time: spanishAgo(row.at, now),
    createdAt: row.at.toISOString(),
    icon,
    href: href(row),
  };
}
