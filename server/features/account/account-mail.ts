import type { Context } from '../../core/context.ts';
import { composeMail } from '../../core/mail-text.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

interface Letter {
  /** Followed by the name of the site where it should be told from others. */
  subject: (siteName: string) => string;
  text: string;
  /** What to do when somebody else did it; whoever has to write to us finds here where. */
  ifNotYou: (contactEmail: string) => string;
  action?: { label: string; url: string };
}

/** A letter about somebody's account, as part of the caller's transaction: it leaves when that commits, and only then. */
export async function sendAccountMail(
  { jobs }: Pick<Context, 'jobs'>,
  database: Queryable,
  { email, firstName }: { email: string; firstName: string },
  { subject, text, ifNotYou, action }: Letter,
): Promise<void> {
  const { siteName, contactEmail } = await getSettings(database);
  const mail = composeMail({
    to: email,
    subject: subject(siteName),
    siteName,
    paragraphs: [`Hola, ${firstName}:`, text, ifNotYou(contactEmail)],
    action,
  });
  await jobs.enqueue(database, 'mail', mail);
}
