import {
  alwaysOnSite,
  type Channels,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '#contract/notifications/notification-groups.ts';
import type { NotificationPreference } from '#contract/notifications/preferences.contract.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { channelsOf } from './preferences.policy.ts';
import { listPreferences, setPreference } from './preferences.queries.ts';

function present(group: NotificationGroup, preference: Channels | undefined): NotificationPreference {
  return { group, ...channelsOf(group, preference), siteIsFixed: alwaysOnSite.includes(group) };
}

/** All groups, in display order. */
export async function listOwnPreferences(database: Queryable, userId: string): Promise<NotificationPreference[]> {
  const chosen = await listPreferences(database, userId);
  return NOTIFICATION_GROUPS.map((group) =>
    present(
      group,
      chosen.find((row) => row.group === group),
    ),
  );
}

export async function setChannels(
  database: Queryable,
  userId: string,
  group: NotificationGroup,
  channels: Channels,
): Promise<NotificationPreference> {
  if (!channels.site && alwaysOnSite.includes(group)) {
    throw invalid({ site: 'Estos avisos siempre aparecen en el sitio.' });
  }
  await setPreference(database, userId, group, channels);
  return present(group, channels);
}
