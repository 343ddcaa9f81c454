import { desc, eq } from 'drizzle-orm';
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

/** Where the portal asks for it, nothing is taken without it. */
export function requireConsent({ config }: Pick<Context, 'config'>, given: boolean | undefined): void {
  if (config.requireConsent && given !== true) throw invalid({ consent: CONSENT_MESSAGE });
}

/** In the transaction of what was handed over, also where nothing was agreed to. */
export async function recordConsent(
  transaction: Queryable,
  agreement: Agreement,
  given: boolean | undefined,
): Promise<void> {
  const row = { ...agreement, given: given ?? false, version: await currentPrivacyVersion(transaction) };
  if (agreement.purpose === 'newsletter' && (await isRecorded(transaction, agreement.subscriberId, row))) return;
  await transaction.insert(consents).values(row);
}

/** Whoever asks for the newsletter over and over has said the same once. */
async function isRecorded(
  transaction: Queryable,
  subscriberId: string,
  { given, version }: { given: boolean; version: number },
): Promise<boolean> {
  const [latest] = await transaction
    .select({ given: consents.given, version: consents.version, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(eq(consents.subscriberId, subscriberId))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1);
  return latest !== undefined && latest.given === given && latest.version === version && !latest.withdrawnAt;
}
