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
import { sendAccountMail } from './account-mail.ts';
import { issueToken, redeemToken, revokeTokens } from './account-tokens.ts';
import { deleteKnownBrowsers } from './known-browsers.service.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { refuseWeakPassword } from './weak-passwords.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions'>;
interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** A link with which that person, whom the caller holds, chooses a new password; those issued before stop working. */
export async function issuePasswordLink({ config }: Pick<Context, 'config'>, database: Queryable, person: Person) {
  const token = await issueToken(database, { userId: person.id, email: person.email, purpose: 'reset-password' });
  return config.publicUrl + resetPasswordPath(token);
}

/** The work behind "forgot my password": nothing happens for an address without an account. */
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
    await sendAccountMail({ jobs, config }, transaction, person, {
      subject: (siteName) => `Elige una contraseña nueva en ${siteName}`,
      text: 'Pediste cambiar la contraseña de tu cuenta. El enlace de abajo te deja elegir una nueva; vale por una hora y una sola vez.',
      ifNotYou: () => 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
      action: { label: 'Elegir una contraseña nueva', url },
    });
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
    // The address may be another by now, or somebody else's.
    if (!person || person.email !== redeemed.email || person.suspendedAt) throw invalidLink();
    await refuseWeakPassword(deps, transaction, password, { field: 'password', owner: person });
    // Whoever made an account with an address that was never confirmed may not be who opens the link now.
    if (!person.isEmailVerified) await revokeUnverifiedAccess(transaction, person.id);
    // Whoever opened the link receives mail at that address.
    await updateCredentials(transaction, person, { password: hash, isEmailVerified: true, authProvider: 'local' });
    await revokeOldPasswordAccess(deps, transaction, person);
    return person.id;
  });
  deps.sessions.invalidateViewer(userId);
  return userId;
}

/** Nothing but the password, which is about to change, opens the account from now on. */
async function revokeUnverifiedAccess(transaction: Queryable, userId: string): Promise<void> {
  await deleteIdentities(transaction, userId);
  await deleteAllFactors(transaction, userId);
}

const wrongPassword = () => invalid({ currentPassword: 'La contraseña actual no es correcta' });

/** The hash of the new one, with which a session may start. */
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
    // A link may have replaced it while this one was checked: then it is the current one no longer.
    const changed = await updateCredentials(transaction, { id: viewer.id, expected: expected ?? null }, { password });
    if (!changed) throw wrongPassword();
    await revokeOldPasswordAccess(deps, transaction, viewer);
  });
  deps.sessions.invalidateViewer(viewer.id);
  return password;
}

/** Every session ends with the old password, also the one that asks, under its old id: somebody else may have a copy. */
async function revokeOldPasswordAccess(deps: Deps, transaction: Queryable, person: Person): Promise<void> {
  await revokeTokens(transaction, person.id, 'reset-password');
  // Somebody who knew the old one may have signed in there.
  await deleteKnownBrowsers(transaction, person.id);
  await revokeChallenges(transaction, person.id);
  await deps.sessions.revoke(person.id, 'all', transaction);
  await sendAccountMail(deps, transaction, person, {
    subject: (siteName) => `Tu contraseña cambió en ${siteName}`,
    text: 'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones quedaron cerradas.',
    ifNotYou: (contactEmail) =>
      `Si no fuiste tú, pide una contraseña nueva desde la página de inicio de sesión y escríbenos a ${contactEmail}.`,
  });
}
