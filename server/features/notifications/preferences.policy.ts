import {
  alwaysOnSite,
  type Channels,
  type NotificationGroup,
  usualChannels,
} from '#contract/notifications/notification-groups.ts';

/** Where a person is told of a group of news: as chosen, or as usual. */
export function channelsOf(group: NotificationGroup, chosen: Channels | undefined): Channels {
  const { site, mail } = chosen ?? usualChannels[group];
  return { site: site || alwaysOnSite.includes(group), mail };
}
