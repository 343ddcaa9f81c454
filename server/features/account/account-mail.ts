import type { Context } from '../../core/context.ts';
import { filterConfirmed } from '../../core/mail-budget.ts';
import { composeMail } from '../../core/mail-template.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

interface AccountMail {
  subject: (siteName: string) => string;
  text: string;
  /** Advice for a reader who did not ask for this, with the address of the office. */
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
    // The owner of an unconfirmed address may not be the person who typed the name.
    paragraphs: [isConfirmed ? `Hola, ${firstName}:` : 'Hola:', text, ifNotYou(contactEmail)],
    action,
  });
  await deps.jobs.enqueue(database, 'mail', mail);
}
