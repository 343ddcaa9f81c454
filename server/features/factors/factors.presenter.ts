import type { Passkey } from '#contract/account/factors.contract.ts';
import type { passkeys } from '../../database/schema/factors.ts';

export function presentPasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { id, name, createdAt, lastUsedAt, isBackedUp } = row;
  return { id, name, isBackedUp, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
