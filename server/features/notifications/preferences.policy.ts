import {
  alwaysOnSite,
  type Channels,
  defaultChannels,
  type NotificationGroup,
} from '#contract/notifications/notification-groups.ts';

/** Suspended members get no mail, except about changes and cancellations of events they registered for. */
const MAILED_TO_SUSPENDED = ['event-changed', 'event-cancelled'];

export function isMailed(kind: string, { isSuspended }: { isSuspended: boolean }): boolean {
  return !isSuspended || MAILED_TO_SUSPENDED.includes(kind);
}

/** Security notifications go to the site and by mail, whatever was chosen for their group. */
export const isMandatory = (kind: string) => kind.startsWith('security-');

/** The chosen channels of a group, or its defaults. */
export function channelsOf(group: NotificationGroup, preference: Channels | undefined): Channels {
  const { site, mail } = preference ?? defaultChannels[group];
  return { site: site || alwaysOnSite.includes(group), mail };
}
