import type { securityContract } from '#contract/account/security.contract.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import { resetPasswordPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { invalid, invalidLink } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { revokeChallenges } from '../factors/challenges.service.ts';
import { deleteAllFactors } from '../factors/factors.queries.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { deleteIdentities, findCredentials, lockPerson, updateCredentials } from './account.queries.ts';
import { passwordChangedMail, passwordLinkMail, sendAccountMail } from './account-mails.tsx';
import { issueToken, redeemToken, revokeTokens } from './account-tokens.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteKnownBrowsers } from './sign-in.service.ts';
import { refuseWeakPassword } from './weak-passwords.service.ts';

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

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions'>;
interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A link to choose a new password; earlier ones stop working. The caller holds the person's row lock. */
export async function issuePasswordLink({ config }: Pick<Context, 'config'>, database: Queryable, person: Person) {
  const token = await issueToken(database, { userId: person.id, email: person.email, purpose: 'reset-password' });
  return config.publicUrl + resetPasswordPath(token);
}

/** Job of "forgot my password". An address without an account is ignored. */
export async function sendPasswordLink(
  { database, config, jobs, limiter, mailBudget }: Deps & Pick<Context, 'limiter' | 'mailBudget'>,
  email: string,
): Promise<void> {
  if (!(await limiter.tryHit('passwordMail', email))) return;
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { email });
    if (!person || person.suspendedAt || (await mailBudget.isExhausted(transaction, email))) return;
    const url = await issuePasswordLink({ config }, transaction, person);
    await recordSecurityEvent(transaction, { kind: 'password-reset-asked', account: { id: person.id } });
    await sendAccountMail({ jobs, config }, transaction, person, passwordLinkMail(url));
  });
}

export async function resetPassword(
  deps: Deps,
  { token, password }: ParsedBodyOf<typeof securityContract.resetPassword>,
): Promise<string> {
  const hash = await hashPassword(password);
  const userId = await deps.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'reset-password');
    const person = redeemed?.person;
    // The account may have changed its address since the link was sent.
    if (!person || person.email !== redeemed.email || person.suspendedAt) throw invalidLink();
    await refuseWeakPassword(deps, transaction, password, { field: 'password', owner: person });
    // An unverified account may have been made by somebody other than the owner of its address.
    if (!person.isEmailVerified) await revokeUnverifiedAccess(transaction, person.id);
    // Opening the link proves that the address is theirs.
    await updateCredentials(transaction, person, { password: hash, isEmailVerified: true, authProvider: 'local' });
    await revokeOldPasswordAccess(deps, transaction, person);
    return person.id;
  });
  deps.sessions.invalidateViewer(userId);
  return userId;
}

/** Leaves the password, which is about to change, as the only way into the account. */
async function revokeUnverifiedAccess(transaction: Queryable, userId: string): Promise<void> {
  await deleteIdentities(transaction, userId);
  await deleteAllFactors(transaction, userId);
}

const wrongPassword = () => invalid({ currentPassword: 'La contraseña actual no es correcta' });

/** Returns the new hash, which a session is started with. */
export async function changePassword(
  deps: Deps,
  viewer: Person,
  { currentPassword, newPassword }: ParsedBodyOf<typeof securityContract.changePassword>,
): Promise<string> {
  const credentials = await findCredentials(deps.database, viewer.email);
  const expected = credentials?.password;
  if (!(await verifyPassword(expected, currentPassword))) throw wrongPassword();
  await refuseWeakPassword(deps, deps.database, newPassword, { field: 'newPassword', owner: viewer });
  const password = await hashPassword(newPassword);
  await deps.database.transaction(async (transaction) => {
    // A reset link may have replaced the password since it was checked.
    const changed = await updateCredentials(transaction, { id: viewer.id, expected: expected ?? null }, { password });
    if (!changed) throw wrongPassword();
    await revokeOldPasswordAccess(deps, transaction, viewer);
  });
  deps.sessions.invalidateViewer(viewer.id);
  return password;
}

/** Ends every session, including the requesting one under its old id: somebody else may have a copy of it. */
async function revokeOldPasswordAccess(deps: Deps, transaction: Queryable, person: Person): Promise<void> {
  await revokeTokens(transaction, person.id, 'reset-password');
  // A browser may be known from a sign-in with the old password.
  await deleteKnownBrowsers(transaction, person.id);
  await revokeChallenges(transaction, person.id);
  await deps.sessions.revoke(person.id, 'all', transaction);
  await sendAccountMail(deps, transaction, person, passwordChangedMail);
}
