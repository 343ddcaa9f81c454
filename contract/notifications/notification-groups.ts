/** What the news of the site is about, as people choose among it. */
export const NOTIFICATION_GROUPS = ['events', 'network', 'messages', 'forum', 'system'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export interface Channels {
  site: boolean;
  mail: boolean;
}

/** How a person is told who has not chosen. Mail for each comment of the forum would be too much. */
export const defaultChannels: Record<NotificationGroup, Channels> = {
  events: { site: true, mail: true },
  network: { site: true, mail: true },
  messages: { site: true, mail: true },
  forum: { site: true, mail: false },
  system: { site: true, mail: true },
};

/** Messages have their own count on the site, and what concerns the account itself is never kept from its owner. */
export const alwaysOnSite: readonly NotificationGroup[] = ['messages', 'system'];

const GROUP_OF_PREFIX: Record<string, NotificationGroup> = {
  event: 'events',
  proposal: 'events',
  connection: 'network',
  message: 'messages',
  forum: 'forum',
};

/** The first word of a kind tells: `event-reminder`, `connection-accepted`, `forum-reply`. */
export function groupOfKind(kind: string): NotificationGroup {
  return GROUP_OF_PREFIX[kind.split('-')[0] ?? ''] ?? 'system';
}
