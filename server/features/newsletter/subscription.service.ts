import type { Context } from '../../core/context.ts';
import { invalidLink, notFound } from '../../core/errors.ts';
import { createSignedToken, readSignedToken } from '../../core/signed-token.ts';
import type { Queryable } from '../../database/database.ts';
import { recordConsent, requireConsent } from '../legal/consents.service.ts';
import { getSettings } from '../site/site.queries.ts';
import { confirmationMail } from './newsletter-mails.tsx';
import { claimConfirmation, confirmSubscriber, deactivateSubscriber, subscribe } from './subscribers.queries.ts';

type Purpose = 'confirm' | 'unsubscribe';

export const subscriberToken = (secret: string, purpose: Purpose, subscriberId: string) =>
  createSignedToken(secret, `newsletter ${purpose}`, subscriberId);

const readSubscriberToken = (secret: string, purpose: Purpose, token: string) =>
  readSignedToken(secret, `newsletter ${purpose}`, token);

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'secret'>;

async function assertOpen(database: Queryable): Promise<void> {
  const { enableNewsletter } = await getSettings(database);
  if (!enableNewsletter) throw notFound('El boletín no está disponible en este momento.');
}

/**
 * Against enumeration: same work and same response for every address. Whether a mail is sent is decided in a job, which
 * the caller can neither see nor time.
 */
export async function requestSubscription(
  { database, jobs, config }: Deps,
  { email, consent }: { email: string; consent?: boolean | undefined },
): Promise<void> {
  await assertOpen(database);
  requireConsent({ config }, consent);
  await database.transaction(async (transaction) => {
    const subscriberId = await subscribe(transaction, email);
    await recordConsent(transaction, { purpose: 'newsletter', subscriberId }, consent);
    await jobs.enqueue(transaction, 'newsletter-confirmation', { subscriberId });
  });
}

/** The mail with the link, unless there is nothing to confirm. */
export async function sendConfirmation(deps: Deps, subscriberId: string): Promise<void> {
  const { database, jobs, config, secret } = deps;
  await database.transaction(async (transaction) => {
    const settings = await getSettings(transaction);
    if (!settings.enableNewsletter) return;
    const email = await claimConfirmation(transaction, subscriberId);
    if (!email) return;
    const token = subscriberToken(secret, 'confirm', subscriberId);
    const mail = await confirmationMail(email, { ...settings, publicUrl: config.publicUrl }, token);
    await jobs.enqueue(transaction, 'mail', mail);
  });
}

export async function confirmSubscription({ database, secret }: Deps, token: string): Promise<void> {
  await assertOpen(database);
  const id = readSubscriberToken(secret, 'confirm', token);
  if (!id || !(await confirmSubscriber(database, id))) throw invalidLink();
}

/** Idempotent, and possible also while the newsletter is switched off. */
export async function unsubscribe({ database, secret }: Deps, token: string): Promise<void> {
  const id = readSubscriberToken(secret, 'unsubscribe', token);
  if (!id) throw invalidLink();
  await deactivateSubscriber(database, id);
}
