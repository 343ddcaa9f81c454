import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import type { Keyring } from '../../../core/keyring.ts';
import type { Queryable } from '../../../database/database.ts';
import { totpSecrets } from '../../../database/schema/factors.ts';

export const totpKeyring = ({ keyring }: Pick<Context, 'keyring'>): Keyring => keyring.derive('totp');

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function* listTotpSecrets(database: Queryable) {
  const { userId, secret } = totpSecrets;
  for (let last: string | undefined = FIRST_ID; last; ) {
    const rows: { userId: string; secret: string }[] = await database
      .select({ userId, secret })
      .from(totpSecrets)
      .where(gt(userId, last))
      .orderBy(asc(userId))
      .limit(BATCH);
    yield* rows;
    last = rows.at(-1)?.userId;
  }
}

interface Seals {
  /** Apps that only the former secret opens. */
  former: number;
  unreadable: number;
}

/** An app that changes during the reseal is sealed with the present secret already. */
export async function checkTotpSeals(
  { database, keyring }: { database: Queryable; keyring: Keyring },
  { reseal }: { reseal: boolean },
): Promise<Seals> {
  const seals = { former: 0, unreadable: 0 };
  const opener = totpKeyring({ keyring });
  for await (const { secret, userId } of listTotpSecrets(database)) {
    const opened = opener.open(secret, userId);
    if (!opened) seals.unreadable += 1;
    if (!opened?.isFormer) continue;
    seals.former += 1;
    if (!reseal) continue;
    await database
      .update(totpSecrets)
      .set({ secret: opener.seal(opened.text, userId) })
      .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret)));
  }
  return seals;
}
