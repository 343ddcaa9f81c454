import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { revokeChallenges } from '../factors/challenges.service.ts';
import { deleteAllFactors } from '../factors/factors.queries.ts';
import { deleteIdentities, updateCredentials } from './account.queries.ts';
import { issueToken } from './account-tokens.ts';
import { deleteKnownBrowsers } from './known-browsers.service.ts';

/** Matches no password: no hash is empty. */
const NO_PASSWORD = '';

/**
 * Revokes every way into an account: password, sessions, factors, external sign-ins and known browsers. Returns a token
 * with which the owner of the address chooses a new password. The caller holds the person's row lock, and invalidates
 * the cached viewer after the commit.
 */
export async function revokeAccess(
  { sessions }: Pick<Context, 'sessions'>,
  transaction: Queryable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  await updateCredentials(transaction, { id }, { password: NO_PASSWORD });
  await deleteIdentities(transaction, id);
  await deleteAllFactors(transaction, id);
  await revokeChallenges(transaction, id);
  await deleteKnownBrowsers(transaction, id);
  await sessions.revoke(id, 'all', transaction);
  return issueToken(transaction, { userId: id, email, purpose: 'reset-password' });
}
