import type { securityContract } from '#contract/account/security.contract.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../core/context.ts';
import { invalid, invalidLink } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { voidChallenges } from '../factors/challenges.service.ts';
import { deleteAllFactors } from '../factors/factors.queries.ts';
import { deleteIdentities, findCredentials, lockPerson, updateCredentials } from './account.queries.ts';
import { sendAccountMail } from './account-mail.ts';
import { issueToken, redeemToken, voidTokens } from './account-tokens.ts';
import { forgetBrowsers } from './known-browsers.service.ts';
import { hashPassword, verifyPassword } from './password.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions'>;
interface Person {
  id: string;
  email: string;
  firstName: string;
}

/** A link with which that person, whom the caller holds, chooses a new password; those issued before stop working. */
export async function issuePasswordLink({ config }: Pick<Context, 'config'>, database: Queryable, person: Person) {
  const token = await issueToken(database, { userId: person.id, email: person.email, purpose: 'reset-password' });
  return `${config.publicUrl}/restablecer?token=${token}`;
}

/** The work behind "forgot my password": nothing happens for an address without an account. */
export async function sendPasswordLink(
  { database, config, jobs, limiter }: Deps & Pick<Context, 'limiter'>,
  email: string,
): Promise<void> {
  if (!(await limiter.tryHit('passwordMail', email))) return;
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { email });
    if (!person || person.suspendedAt) return;
    const url = await issuePasswordLink({ config }, transaction, person);
    await sendAccountMail({ jobs }, transaction, person, {
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
): Promise<void> {
  const hash = await hashPassword(password);
  const userId = await deps.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'reset-password');
    const person = redeemed?.person;
    // The address may be another by now, or somebody else's.
    if (!person || person.email !== redeemed.email || person.suspendedAt) throw invalidLink();
    // Whoever made an account with an address that was never confirmed may not be who opens the link now.
    if (!person.isEmailVerified) await forgetSquatter(transaction, person.id);
    // Whoever opened the link receives mail at that address.
    await setPassword(deps, transaction, person, { password: hash, isEmailVerified: true, authProvider: 'local' });
    return person.id;
  });
  deps.sessions.forgetViewer(userId);
}

/** Nothing but the password, which is about to change, opens the account from now on. */
async function forgetSquatter(transaction: Queryable, userId: string): Promise<void> {
  await deleteIdentities(transaction, userId);
  await deleteAllFactors(transaction, userId);
}

export async function changePassword(
  deps: Deps,
  viewer: Person,
  { currentPassword, newPassword }: ParsedBodyOf<typeof securityContract.changePassword>,
): Promise<void> {
  const credentials = await findCredentials(deps.database, viewer.email);
  if (!(await verifyPassword(credentials?.password, currentPassword))) {
    throw invalid({ currentPassword: 'La contraseña actual no es correcta' });
  }
  const password = await hashPassword(newPassword);
  await deps.database.transaction((transaction) => setPassword(deps, transaction, viewer, { password }));
  deps.sessions.forgetViewer(viewer.id);
}

/** Every session ends with it, also the one that asks, under its old id: somebody else may have a copy of it. */
async function setPassword(
  deps: Deps,
  transaction: Queryable,
  person: Person,
  values: Parameters<typeof updateCredentials>[2],
): Promise<void> {
  await updateCredentials(transaction, person.id, values);
  await voidTokens(transaction, person.id, 'reset-password');
  // Somebody who knew the old one may have signed in there.
  await forgetBrowsers(transaction, person.id);
  await voidChallenges(transaction, person.id);
  await deps.sessions.endOf(person.id, 'all', transaction);
  await sendAccountMail(deps, transaction, person, {
    subject: (siteName) => `Tu contraseña cambió en ${siteName}`,
    text: 'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones quedaron cerradas.',
    ifNotYou: (contactEmail) =>
      `Si no fuiste tú, pide una contraseña nueva desde la página de inicio de sesión y escríbenos a ${contactEmail}.`,
  });
}
