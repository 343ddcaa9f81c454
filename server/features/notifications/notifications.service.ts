import { groupOfKind } from '#contract/notifications/notification-groups.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { notificationsPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import type { MailAttachment } from '../../core/jobs.ts';
import { confirmedAmong } from '../../core/mail-budget.ts';
import { composeMail } from '../../core/mail-text.ts';
import { announceToMember } from '../../core/member-feed.ts';
import type { Queryable } from '../../database/database.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  countNotifications,
  findNotification,
  insertGroupedNotification,
  insertNotifications,
  markRead,
} from './notifications.queries.ts';
import { cannotBeSwitchedOff, channelsOf, isMailed } from './preferences.policy.ts';
import { listAudience, listBlockedWith } from './preferences.queries.ts';

export interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** One piece of news, for the bell and for the mailbox. */
export interface Notice {
  /** Stable word for programs; how it begins tells the group that people choose channels for. */
  kind: string;
  title: string;
  body: string;
  /** Path of this site. */
  href: string;
  /** Several about the same thing become one as long as it is unread: its key, and what it says from the second on. */
  group?: { key: string; textOf: (count: number) => { title: string; body: string } };
  /** Absent: on the site only. */
  mail?: {
    subject: string;
    /** Without the greeting. */
    paragraphs: string[];
    action?: { label: string; path: string };
    attachments?: MailAttachment[] | undefined;
  };
}

export interface Message {
  to: Recipient;
  notice: Notice;
  /** Who did what it tells of: nobody is told of themselves, nor of somebody they blocked or are blocked by. */
  from?: string;
  /** Whom it names, where that is somebody else: it goes when they leave. */
  about?: string;
}

type Deps = Pick<Context, 'jobs' | 'config'>;

interface Site {
  siteName: string;
}

const TITLE_MAX = 200;
const BODY_MAX = 1000;

function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

const shortTexts = ({ title, body }: { title: string; body: string }) => ({
  title: shortened(title, TITLE_MAX),
  body: shortened(body, BODY_MAX),
});

const toRow = ({ to, notice, from, about }: Message) => ({
  userId: to.id,
  aboutId: about ?? from ?? null,
  kind: notice.kind,
  ...shortTexts(notice),
  href: notice.href,
});

/**
 * Tells people on the site and by mail, as they chose, as part of the caller's transaction: they hear of what was
 * committed, once, and of nothing else.
 */
export async function tell(deps: Deps, database: Queryable, site: Site, messages: Message[]): Promise<void> {
  const { onSite, byMail } = await chosen(database, messages);
  await insertNotifications(database, onSite.filter(({ notice }) => !notice.group).map(toRow));
  const joined = await tellGrouped(database, onSite);
  // What only adds to a notice that was not read yet has had its mail.
  await sendMails(
    deps,
    database,
    site,
    byMail.filter((message) => !joined.has(message)),
  );
}

/** The same for what has another place on the site. */
export async function tellByMail(deps: Deps, database: Queryable, site: Site, messages: Message[]): Promise<void> {
  await sendMails(deps, database, site, (await chosen(database, messages)).byMail);
}

async function chosen(database: Queryable, messages: Message[]): Promise<{ onSite: Message[]; byMail: Message[] }> {
  const admitted = await withoutTheBlocked(database, messages);
  const audience = await listAudience(
    database,
    admitted.map(({ to }) => to.id),
  );
  const around = new Map(audience.map((row) => [row.userId, row]));
  const choices = new Map(audience.map((row) => [`${row.userId} ${row.group}`, row.channels]));
  const channels = ({ to, notice }: Message) => {
    const person = around.get(to.id);
    // What somebody wrote stays when they leave, and is still answered.
    if (!person) return { site: false, mail: false };
    const group = groupOfKind(notice.kind);
    const { site, mail } = cannotBeSwitchedOff(notice.kind)
      ? { site: true, mail: true }
      : channelsOf(group, choices.get(`${to.id} ${group}`) ?? undefined);
    return { site, mail: mail && isMailed(notice.kind, person) };
  };
  return {
    onSite: admitted.filter((message) => channels(message).site),
    byMail: admitted.filter((message) => channels(message).mail),
  };
}

async function withoutTheBlocked(database: Queryable, messages: Message[]): Promise<Message[]> {
  const blocked = new Map<string, string[]>();
  for (const { from } of messages) {
    if (from && !blocked.has(from)) blocked.set(from, await listBlockedWith(database, from));
  }
  return messages.filter(({ from, to }) => !from || (from !== to.id && !blocked.get(from)?.includes(to.id)));
}

/** Those that joined a notice which was already there. */
async function tellGrouped(database: Queryable, messages: Message[]): Promise<Set<Message>> {
  const joined = new Set<Message>();
  for (const message of messages) {
    const { group } = message.notice;
    if (!group) continue;
    const row = { ...toRow(message), groupKey: group.key };
    const count = await insertGroupedNotification(database, row, (total) => shortTexts(group.textOf(total)));
    if (count > 1) joined.add(message);
  }
  return joined;
}

/** Says only that there is something: names, titles and notes are the words of other people. */
function neutralMail(to: string, { siteName }: Site, publicUrl: string) {
  return composeMail({
    to,
    subject: `Tienes un aviso en ${siteName}`,
    siteName,
    paragraphs: [
      'Hola:',
      'Hay un aviso para la cuenta que se registró con esta dirección. Confirma tu correo y lo leerás completo la próxima vez.',
      'Si no te registraste en el portal, puedes ignorar este mensaje.',
    ],
    action: { label: 'Ver los avisos en el portal', url: publicUrl + notificationsPath },
  });
}

async function sendMails({ jobs, config }: Deps, database: Queryable, site: Site, messages: Message[]) {
  const { siteName } = site;
  const mailed = messages.filter(({ notice }) => notice.mail).map(({ to }) => to.email);
  const confirmed = await confirmedAmong({ config }, database, mailed);
  const mails = messages.flatMap(({ to, notice: { mail } }) => {
    if (mail && !confirmed.has(to.email)) return neutralMail(to.email, site, config.publicUrl);
    return mail
      ? composeMail({
          to: to.email,
          subject: mail.subject,
          siteName,
          paragraphs: [`Hola, ${to.firstName}:`, ...mail.paragraphs],
          action: mail.action && { label: mail.action.label, url: config.publicUrl + mail.action.path },
          attachments: mail.attachments,
        })
      : [];
  });
  await jobs.enqueueAll(database, 'mail', mails);
}

export function countUnread(database: Queryable, userId: string): Promise<number> {
  return countNotifications(database, { userId, status: 'unread' });
}

/** As that person sees it. */
export async function findOwnNotification(
  database: Queryable,
  userId: string,
  id: string,
): Promise<Notification | undefined> {
  const row = await findNotification(database, userId, id);
  return row && presentNotification(row);
}

/** How many are left unread; that person's other windows hear of it. */
export function readNotifications(
  { database, now }: Pick<Context, 'database' | 'now'>,
  userId: string,
  ids: string[] | undefined,
): Promise<number> {
  return database.transaction(async (transaction) => {
    if (await markRead(transaction, userId, ids, now())) await announceToMember(transaction, userId, { kind: 'read' });
    return countUnread(transaction, userId);
  });
}
