import {
  alwaysOnSite,
  type Channels,
  defaultChannels,
  type NotificationGroup,
} from '#contract/notifications/notification-groups.ts';

/** Whoever cannot enter has no use for news, but should not set out for what does not take place. */
const MAILED_TO_SUSPENDED = ['event-changed', 'event-cancelled'];

export function isMailed(kind: string, { isSuspended }: { isSuspended: boolean }): boolean {
  return !isSuspended || MAILED_TO_SUSPENDED.includes(kind);
}

/** What may be a break-in is told on the site and by mail, whatever was chosen for its group. */
export const isMandatory = (kind: string) => kind.startsWith('security-');

/** Where a person is told of a group of news: as chosen, or as usual. */
export function channelsOf(group: NotificationGroup, preference: Channels | undefined): Channels {
  const { site, mail } = preference ?? defaultChannels[group];
  return { site: site || alwaysOnSite.includes(group), mail };
}
