import type { Context } from '../../core/context.ts';
import type { MailAttachment } from '../../core/jobs.ts';
import { composeMail } from '../../core/mail-text.ts';
import type { Queryable } from '../../database/database.ts';
import { insertNotifications } from './notifications.queries.ts';

export interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** One piece of news, for the bell and for the mailbox. */
export interface Notice {
  /** Stable word for programs. */
  kind: string;
  title: string;
  body: string;
  /** Path of this site. */
  href: string;
  mail: {
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
}

type Deps = Pick<Context, 'jobs' | 'config'>;

const TITLE_MAX = 200;
const BODY_MAX = 1000;

function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

/**
 * Tells people on the site and by mail, as part of the caller's transaction: they hear of what was committed, once,
 * and of nothing else.
 */
export async function tell(
  { jobs, config }: Deps,
  database: Queryable,
  { siteName }: { siteName: string },
  messages: Message[],
): Promise<void> {
  if (messages.length === 0) return;
  await insertNotifications(
    database,
    messages.map(({ to, notice }) => ({
      userId: to.id,
      kind: notice.kind,
      title: shortened(notice.title, TITLE_MAX),
      body: shortened(notice.body, BODY_MAX),
      href: notice.href,
    })),
  );
  const mails = messages.map(({ to, notice: { mail } }) =>
    composeMail({
      to: to.email,
      subject: mail.subject,
      siteName,
      paragraphs: [`Hola, ${to.firstName}:`, ...mail.paragraphs],
      action: mail.action && { label: mail.action.label, url: config.publicUrl + mail.action.path },
      attachments: mail.attachments,
    }),
  );
  await jobs.enqueueAll(database, 'mail', mails);
}
