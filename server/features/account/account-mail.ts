import type { Context } from '../../core/context.ts';
import { filterConfirmed } from '../../core/mail-budget.ts';
import { composeMail } from '../../core/mail-template.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

interface AccountMail {
  /** Followed by the name of the site where it should be told from others. */
  subject: (siteName: string) => string;
  text: string;
  /** What to do when somebody else did it; whoever has to write to us finds here where. */
  ifNotYou: (contactEmail: string) => string;
  action?: { label: string; url: string };
}

/** A mail about somebody's account, enqueued in the caller's transaction. */
export async function sendAccountMail(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { email, firstName }: { email: string; firstName: string },
  { subject, text, ifNotYou, action }: AccountMail,
): Promise<void> {
  const { siteName, contactEmail } = await getSettings(database);
  const isConfirmed = (await filterConfirmed(deps, database, [email])).has(email);
  const mail = composeMail({
    to: email,
    subject: subject(siteName),
    siteName,
    // The name was written by whoever typed the address, who may be somebody else.
    paragraphs: [isConfirmed ? `Hola, ${firstName}:` : 'Hola:', text, ifNotYou(contactEmail)],
    action,
  });
  await deps.jobs.enqueue(database, 'mail', mail);
}
