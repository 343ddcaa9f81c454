import {
  alwaysOnSite,
  type Channels,
  defaultChannels,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '#contract/notifications/notification-groups.ts';
import type { NotificationPreference } from '#contract/notifications/notifications.contract.ts';
import type { Context } from '../../core/context.ts';
import { invalid, invalidLink } from '../../core/errors.ts';
import type { JobData } from '../../core/jobs.ts';
import { unsubscribeHeaders } from '../../core/one-click.ts';
import { createSignedToken, readSignedToken } from '../../core/signed-token.ts';
import type { Queryable } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/database-errors.ts';
import { findAddress, listPreferences, setPreference } from './preferences.queries.ts';

const MAILED_TO_SUSPENDED = ['security-suspended', 'event-changed', 'event-cancelled'];

export function isMailed(kind: string, { isSuspended }: { isSuspended: boolean }): boolean {
  return !isSuspended || MAILED_TO_SUSPENDED.includes(kind);
}

/** Security notifications ignore preferences. */
export const isMandatory = (kind: string) => kind.startsWith('security-');

export function channelsOf(group: NotificationGroup, preference: Channels | undefined): Channels {
  const { site, mail } = preference ?? defaultChannels[group];
  return { site: site || alwaysOnSite.includes(group), mail };
}

function present(group: NotificationGroup, preference: Channels | undefined): NotificationPreference {
  return { group, ...channelsOf(group, preference), siteIsFixed: alwaysOnSite.includes(group) };
}

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
    throw invalid({ site: 'Estas notificaciones siempre aparecen en el sitio.' });
  }
  await setPreference(database, userId, group, channels);
  return present(group, channels);
}

/** With the address: whoever has a former one decides nothing any more. */
const purposeOf = (group: NotificationGroup, address: string) => `notifications ${group} ${address}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One-click unsubscribe. */
export function withUnsubscribeLink(
  { config, keyring }: Pick<Context, 'config' | 'keyring'>,
  mail: JobData['mail'],
): JobData['mail'] {
  if (!mail.leaves) return mail;
  const { userId, group } = mail.leaves;
  const token = createSignedToken(keyring, purposeOf(group, mail.to), userId);
  const url = `${config.publicUrl}/api/notifications/unsubscribe/${group}?token=${token}`;
  return { ...mail, headers: { ...mail.headers, ...unsubscribeHeaders(url) } };
}

/** Idempotent. The site's channel stays as chosen. */
export async function stopMails(
  { database, keyring }: Pick<Context, 'database' | 'keyring'>,
  group: NotificationGroup,
  token: string,
): Promise<void> {
  const [userId = ''] = token.split('.');
  if (!UUID.test(userId)) throw invalidLink();
  const address = await findAddress(database, userId);
  // An account that is gone gets no mail.
  if (address === undefined) return;
  if (readSignedToken(keyring, purposeOf(group, address), token) === undefined) throw invalidLink();
  const chosen = (await listPreferences(database, userId)).find((row) => row.group === group);
  const { site } = channelsOf(group, chosen);
  await setPreference(database, userId, group, { site, mail: false }).catch((error) => {
    // Deleted accounts get no mail.
    if (!isForeignKeyViolation(error)) throw error;
  });
}
