import type { ReactNode } from 'react';
import { groupOfKind } from '#contract/notifications/notification-groups.ts';
import type { Config } from '../../core/config.ts';
import type { Context } from '../../core/context.ts';
import type { JobData, MailAttachment } from '../../core/jobs.ts';
import { composeBulkMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { filterConfirmed } from '../../core/mail/delivery-rules.ts';
import { publishMemberEvent, publishMemberEvents } from '../../core/member-events.ts';
import type { Queryable } from '../../database/database.ts';
import {
  countUnread,
  deleteNotificationsOf,
  insertNotifications,
  markRead,
  type ReadChoice,
} from './notifications.queries.ts';
import { listRecipientPreferences } from './preferences.queries.ts';
import { channelsOf, isMailed, isMandatory } from './preferences.service.ts';

export interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

export interface NotificationMail {
  subject: string;
  content: ReactNode;
  action?: { label: string; path: string };
  attachments?: MailAttachment[] | undefined;
}

export interface NotificationTemplate {
  /** Stable; its prefix is the group that people choose channels for. */
  kind: string;
  title: string;
  body: string;
  href: string;
  /** Stored as read. */
  isOwnAction?: true;
  /** Absent: on the site only. */
  mail?: NotificationMail;
}

export interface NotificationRequest {
  to: Recipient;
  template: NotificationTemplate;
  /** Acting member: never notified, nor anybody across a block. */
  from?: string;
  /** Named member, if not `from`: the notification is deleted with their account. */
  about?: string;
}

type Deps = Pick<Context, 'jobs' | 'config'>;

const TITLE_MAX = 200;
const BODY_MAX = 1000;

function truncate(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

const COUNT_DIGITS = 10;

/** Fits the columns, also after the number. */
export const truncateCounted = ({ title, bodyAfterCount }: { title: string; bodyAfterCount: string }) => ({
  title: truncate(title, TITLE_MAX),
  bodyAfterCount: truncate(bodyAfterCount, BODY_MAX - COUNT_DIGITS),
});

export const toNotificationRow = ({ to, template, from, about }: NotificationRequest) => ({
  userId: to.id,
  aboutId: about ?? from ?? null,
  kind: template.kind,
  title: truncate(template.title, TITLE_MAX),
  body: truncate(template.body, BODY_MAX),
  href: template.href,
  readAt: template.isOwnAction ? new Date() : null,
});

export async function notify(
  deps: Deps,
  database: Queryable,
  site: MailSite,
  requests: NotificationRequest[],
): Promise<void> {
  const { onSite, byMail } = await resolveChannels(database, requests);
  await insertNotifications(database, onSite.map(toNotificationRow));
  await sendMails(deps, database, site, byMail);
}

export async function notifyByEmail(
  deps: Deps,
  database: Queryable,
  site: MailSite,
  requests: NotificationRequest[],
): Promise<void> {
  await sendMails(deps, database, site, (await resolveChannels(database, requests)).byMail);
}

/** The acting member is not notified, nor anybody across a block. */
export async function resolveChannels(
  database: Queryable,
  requests: NotificationRequest[],
): Promise<{ onSite: NotificationRequest[]; byMail: NotificationRequest[] }> {
  const ofOthers = requests.filter(({ from, to }) => from !== to.id);
  const pairs = ofOthers.map(({ from, to }) => ({ to: to.id, from: from ?? null }));
  const audience = await listRecipientPreferences(database, pairs);
  const recipients = new Map(audience.map((row) => [`${row.userId} ${row.from}`, row]));
  const choices = new Map(audience.map((row) => [`${row.userId} ${row.group}`, row.channels]));
  const channels = ({ to, from, template }: NotificationRequest) => {
    const person = recipients.get(`${to.id} ${from ?? null}`);
    // Posts of deleted accounts may still be answered.
    if (!person) return { site: false, mail: false };
    const group = groupOfKind(template.kind);
    const { site, mail } = isMandatory(template.kind)
      ? { site: true, mail: true }
      : channelsOf(group, choices.get(`${to.id} ${group}`) ?? undefined);
    return { site, mail: mail && isMailed(template.kind, person) };
  };
  return {
    onSite: ofOthers.filter((request) => channels(request).site),
    byMail: ofOthers.filter((request) => channels(request).mail),
  };
}

export function composeNotificationMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  site: MailSite,
  { action, ...mail }: NotificationMail,
) {
  return composeBulkMail({
    ...mail,
    site,
    action: action && { label: action.label, href: publicUrl + action.path },
  });
}

export async function sendMails(
  { jobs, config }: Deps,
  database: Queryable,
  site: MailSite,
  requests: NotificationRequest[],
) {
  const all = requests.flatMap(({ to, from, about = from, template: { mail, kind } }) =>
    mail ? [{ to, about, mail, kind }] : [],
  );
  const confirmed = await filterConfirmed(
    { config },
    database,
    all.map(({ to }) => to.email),
  );
  // No notices to an unconfirmed address: its owner may know nothing of the account.
  const mailed = all.filter(({ to }) => confirmed.has(to.email));
  // Rendered once per template: an announcement goes to every member.
  const composed = new Map<NotificationMail, ReturnType<typeof composeNotificationMail>>();
  const mails: JobData['mail'][] = [];
  for (const { to, about, mail, kind } of mailed) {
    const addressTo = composed.get(mail) ?? composeNotificationMail(config, site, mail);
    composed.set(mail, addressTo);
    const addressed = (await addressTo)(to.email, `Hola, ${to.firstName}:`);
    const leaves = { userId: to.id, group: groupOfKind(kind) };
    const marks = isMandatory(kind) ? ({ isSecurity: true } as const) : ({ isBulk: true, leaves } as const);
    mails.push({ ...addressed, ...marks, ...(about && { about }) });
  }
  await jobs.enqueueAll(database, 'mail', mails);
}

/** The budget of unconfirmed addresses applies. */
export async function sendGuestMails(
  { jobs, config }: Deps,
  database: Queryable,
  site: MailSite & { contactEmail: string },
  guests: { email: string; firstName: string }[],
  mail: NotificationMail,
): Promise<void> {
  if (guests.length === 0) return;
  const addressTo = await composeNotificationMail(config, site, mail);
  // Guests cancel by replying: they have no account.
  const replies = site.contactEmail && { replyTo: { name: site.siteName, address: site.contactEmail } };
  const mails = guests.map(({ email, firstName }) => ({
    ...addressTo(email, `Hola, ${firstName}:`),
    ...replies,
    kind: 'notice' as const,
  }));
  await jobs.enqueueAll(database, 'mail', mails);
}

export async function previewMail(
  { config }: Pick<Deps, 'config'>,
  site: MailSite,
  mail: NotificationMail,
): Promise<{ subject: string; text: string }> {
  const addressTo = await composeNotificationMail(config, site, mail);
  const { subject, text } = addressTo('', 'Hola, (nombre):');
  return { subject, text };
}

/** In the transaction that deletes their subject; open windows are updated. */
export async function deleteNotifications(database: Queryable, path: string): Promise<void> {
  const affected = await deleteNotificationsOf(database, path);
  const event = { kind: 'read' } as const;
  await publishMemberEvents(
    database,
    affected.map((memberId) => ({ memberId, event })),
  );
}

/** Returns the unread count; other windows are updated. */
export function readNotifications(
  { database, now }: Pick<Context, 'database' | 'now'>,
  userId: string,
  choice: ReadChoice,
): Promise<number> {
  return database.transaction(async (transaction) => {
    if (await markRead(transaction, userId, choice, now()))
      await publishMemberEvent(transaction, userId, { kind: 'read' });
    return countUnread(transaction, userId);
  });
}
