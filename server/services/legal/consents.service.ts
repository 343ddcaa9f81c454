import { and, desc, eq, sql } from 'drizzle-orm';
import { CONSENT_MESSAGE } from '#contract/legal/consent.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { consents } from '../../database/schema/legal.ts';
import { currentPrivacyVersion } from './legal.service.ts';

type Agreement =
  | { purpose: 'registration'; userId: string }
  | { purpose: 'contact'; userId: string; contactMessageId: string }
  | { purpose: 'newsletter'; subscriberId: string };

export function requireConsent({ config }: Pick<Context, 'config'>, given: boolean | undefined): void {
  if (config.requireConsent && given !== true) throw invalid({ consent: CONSENT_MESSAGE });
}

/** After an external sign-in, which does not ask. A withdrawn consent counts as an answer. */
export async function lacksConsent(
  { config }: Pick<Context, 'config'>,
  database: Queryable,
  userId: string,
): Promise<boolean> {
  if (!config.requireConsent) return false;
  const [row] = await database
    .select({ given: sql<boolean | null>`bool_or(${consents.given})` })
    .from(consents)
    .where(isOf({ purpose: 'registration', userId }));
  return row?.given === false;
}

/** In the transaction of the submitted data; a missing consent is recorded too. */
export async function recordConsent(
  transaction: Queryable,
  agreement: Agreement,
  given: boolean | undefined,
): Promise<void> {
  const row = { ...agreement, given: given ?? false, version: await currentPrivacyVersion(transaction) };
  if (agreement.purpose !== 'contact' && (await isRecorded(transaction, agreement, row))) return;
  await transaction.insert(consents).values(row);
}

/** Of somebody else, who made the account: its owner is asked. */
export async function forgetRegistrationConsent(transaction: Queryable, userId: string): Promise<void> {
  await transaction.delete(consents).where(isOf({ purpose: 'registration', userId }));
  await recordConsent(transaction, { purpose: 'registration', userId }, false);
}

type Lasting = Exclude<Agreement, { purpose: 'contact' }>;

const isOf = (agreement: Lasting) =>
  agreement.purpose === 'newsletter'
    ? eq(consents.subscriberId, agreement.subscriberId)
    : and(eq(consents.userId, agreement.userId), eq(consents.purpose, agreement.purpose));

async function isRecorded(
  transaction: Queryable,
  agreement: Lasting,
  { given, version }: { given: boolean; version: number },
): Promise<boolean> {
  const [latest] = await transaction
    .select({ given: consents.given, version: consents.version, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(isOf(agreement))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1);
  return latest !== undefined && latest.given === given && latest.version === version && !latest.withdrawnAt;
}
