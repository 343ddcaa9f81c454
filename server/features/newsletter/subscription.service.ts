import { confirmSubscriptionPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { invalidLink, notFound } from '../../core/errors.ts';
import { composeMail } from '../../core/mail-template.ts';
import type { Queryable } from '../../database/database.ts';
import { recordConsent, requireConsent } from '../legal/consents.service.ts';
import { getSettings } from '../site/site.queries.ts';
import { claimConfirmation, confirmSubscriber, deactivateSubscriber, subscribe } from './newsletter.queries.ts';
import { readSubscriberToken, subscriberToken } from './newsletter-tokens.ts';

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
    const { siteName, enableNewsletter } = await getSettings(transaction);
    if (!enableNewsletter) return;
    const email = await claimConfirmation(transaction, subscriberId);
    if (!email) return;
    const token = subscriberToken(secret, 'confirm', subscriberId);
    const mail = composeMail({
      to: email,
      subject: `Confirma tu suscripción al boletín de ${siteName}`,
      siteName,
      paragraphs: [
        'Hola:',
        `Alguien, esperamos que tú, suscribió esta dirección al boletín informativo de ${siteName}. Confirma con el enlace de abajo que quieres recibirlo.`,
        'Si no fuiste tú, ignora este mensaje: sin tu confirmación no enviaremos nada más, y en un mes borraremos la dirección.',
      ],
      action: { label: 'Confirmar mi suscripción', url: config.publicUrl + confirmSubscriptionPath(token) },
    });
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
