import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { revokeChallenges } from '../factors/challenges.service.ts';
import { deleteAllFactors } from '../factors/factors.queries.ts';
import { deleteIdentities, updateCredentials } from './account.queries.ts';
import { issueToken } from './account-tokens.ts';
import { deleteKnownBrowsers } from './known-browsers.service.ts';

/** Nothing hashes to this. */
const NO_PASSWORD = '';

/**
 * Closes an account to whoever held it: password, sessions, factors, external sign-ins and known browsers. Answers with a token
 * with which the owner of the address, who is asking, chooses a new password. The caller holds the person, and makes the
 * process forget the viewer once this is committed.
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
