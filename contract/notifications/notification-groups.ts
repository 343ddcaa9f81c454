export const NOTIFICATION_GROUPS = ['events', 'network', 'messages', 'forum', 'system'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export interface Channels {
  site: boolean;
  mail: boolean;
}

export const defaultChannels: Record<NotificationGroup, Channels> = {
  events: { site: true, mail: true },
  network: { site: true, mail: true },
  messages: { site: true, mail: true },
  forum: { site: true, mail: true },
  system: { site: true, mail: true },
};

/** Cannot be switched off: messages have their own counter, and account notices must reach the owner. */
export const alwaysOnSite: readonly NotificationGroup[] = ['messages', 'system'];

const GROUP_OF_PREFIX: Record<string, NotificationGroup> = {
  event: 'events',
  proposal: 'events',
  connection: 'network',
  message: 'messages',
  forum: 'forum',
};

/** The first word decides: `event-reminder`, `connection-accepted`, `forum-reply`. */
export function groupOfKind(kind: string): NotificationGroup {
  return GROUP_OF_PREFIX[kind.split('-')[0] ?? ''] ?? 'system';
}
