import type { Context } from '../../core/context.ts';
import { invalidLink, notFound } from '../../core/errors.ts';
import type { Keyring } from '../../core/keyring.ts';
import { createSignedToken, readSignedToken } from '../../core/signed-token.ts';
import type { Queryable } from '../../database/database.ts';
import { recordConsent, requireConsent } from '../../services/legal/consents.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { confirmationMail } from './newsletter-mails.tsx';
import {
  claimConfirmation,
  confirmSubscriber,
  deactivateSubscriber,
  findConfirmationSent,
  subscribe,
} from './subscribers.queries.ts';

const UNSUBSCRIBE = 'newsletter unsubscribe';

/** Links of old mails never expire. */
export const unsubscribeToken = (keyring: Keyring, subscriberId: string) =>
  createSignedToken(keyring, UNSUBSCRIBE, subscriberId);

const confirmPurpose = (sentAt: Date) => `newsletter confirm ${sentAt.toISOString()}`;

/** Voided by a later mail or subscription. */
export const confirmationToken = (keyring: Keyring, { id, sentAt }: { id: string; sentAt: Date }) =>
  createSignedToken(keyring, confirmPurpose(sentAt), id);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const subscriberIdOf = (token: string) => [token.slice(0, token.indexOf('.'))].find((id) => UUID.test(id));

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'keyring'>;

async function assertOpen(database: Queryable): Promise<void> {
  const { enableNewsletter } = await getSettings(database);
  if (!enableNewsletter) throw notFound('El boletín no está disponible en este momento.');
}

/** Enumeration: same work and response for every address; a job decides whether a mail is sent. */
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

export async function sendConfirmation(deps: Deps, subscriberId: string): Promise<void> {
  const { database, jobs, config, keyring } = deps;
  await database.transaction(async (transaction) => {
    const settings = await getSettings(transaction);
    if (!settings.enableNewsletter) return;
    const claimed = await claimConfirmation(transaction, subscriberId);
    if (!claimed) return;
    const token = confirmationToken(keyring, { id: subscriberId, sentAt: claimed.sentAt });
    const mail = await confirmationMail(claimed.email, { ...settings, publicUrl: config.publicUrl }, token);
    await jobs.enqueue(transaction, 'mail', { ...mail, isUnconfirmed: true });
  });
}

export async function confirmSubscription({ database, keyring }: Deps, token: string): Promise<void> {
  await assertOpen(database);
  const id = subscriberIdOf(token);
  const sentAt = id && (await findConfirmationSent(database, id));
  const isSigned = sentAt && readSignedToken(keyring, confirmPurpose(sentAt), token) === id;
  if (!isSigned || !(await confirmSubscriber(database, id))) throw invalidLink();
}

/** Idempotent; works while the newsletter is switched off. */
export async function unsubscribe({ database, keyring }: Deps, token: string): Promise<void> {
  const id = readSignedToken(keyring, UNSUBSCRIBE, token);
  if (!id) throw invalidLink();
  await deactivateSubscriber(database, id);
}
