import type { FastifyReply, FastifyRequest } from 'fastify';
import type { securityContract } from '#contract/account/security.contract.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import { resetPasswordPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { HttpError, invalid, invalidLink } from '../../core/errors.ts';
import { assuranceOf } from '../../core/session-data.ts';
import type { SignedIn } from '../../core/signed-in.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { findCredentials, getUser, lockPerson, updateCredentials } from './account.queries.ts';
import { refuseReservedNames } from './account.service.ts';
import { passwordChangedMail, passwordLinkMail, sendAccountMail } from './account-mails.tsx';
import { issueAddressLink, issuePasswordLink, openAddressLink, redeemToken } from './account-tokens.ts';
import { claimAccount, displaceAccount, isDisplaceable, isSquattable } from './claim.service.ts';
import { changeAndRenewSession } from './credentials/change-account.service.ts';
import { revoke } from './credentials/revoke.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { TrustedDevices } from './sign-in.service.ts';
import { refuseWeakPassword } from './weak-passwords.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions' | 'assurance' | 'limiter'>;

const addressReleased = (since: string) =>
  new HttpError(409, 'address_released', `${since} Tu correo ya quedó libre: regístrate con él.`);
const SUSPENDED = 'Otra persona había creado una cuenta con tu correo, y la oficina la suspendió.';
const GONE = 'La cuenta que había con tu correo ya no existe.';

export async function sendPasswordLink(
  { database, config, jobs, limiter, deliveryRules }: Deps & Pick<Context, 'deliveryRules'>,
  email: string,
): Promise<void> {
  if (!(await limiter.tryHit('passwordMail', email))) return;
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { email });
    if (!person || (person.suspendedAt && !isDisplaceable(person, config))) return;
    if (await deliveryRules.isBudgetSpent(transaction, email, 'password')) return;
    const isOfAddress = config.emailConfirmation && isSquattable(person);
    const url = isOfAddress
      ? config.publicUrl + resetPasswordPath(await issueAddressLink(transaction, email))
      : await issuePasswordLink({ config }, transaction, person, 'reset-password');
    await recordSecurityEvent(transaction, { kind: 'password-reset-asked', account: { id: person.id } });
    await sendAccountMail({ jobs, config }, transaction, person, passwordLinkMail(url, { isOfAddress }));
  });
}

const NAMES_MISSING = {
  firstName: 'Escribe tu nombre: borramos el que tenía la cuenta',
  lastName: 'Escribe tu apellido: borramos el que tenía la cuenta',
};

type ResetForm = ParsedBodyOf<typeof securityContract.resetPassword>;

/**
 * An account with an unconfirmed address may be an intruder's: it is claimed, and its new owner gives their name. One of the
 * office is not, and a suspended one only loses the address.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, firstName, lastName, keepIdentities }: ResetForm,
  client: string,
): Promise<SignedIn> {
  const hash = await hashPassword(password, client);
  const account = await deps.database.transaction(async (transaction) => {
    const redeemed =
      (await redeemToken(transaction, token, 'reset-password', 'claim-password', 'operator-password')) ??
      (await openAddressLink(transaction, token));
    const person = redeemed?.person;
    if (redeemed && !person) throw addressReleased(GONE);
    // The account may have changed its address since the link was sent.
    if (!person || person.email !== redeemed.email) throw invalidLink();
    if (redeemed.purpose === 'address-password' && !isSquattable(person)) throw invalidLink();
    const isByMail = redeemed.purpose !== 'operator-password';
    const { emailConfirmation } = deps.config;
    if (person.suspendedAt) {
      if (!isByMail || !isDisplaceable(person, deps.config)) throw invalidLink();
      await displaceAccount(transaction, person);
      return undefined;
    }
    const isForeign = isSquattable(person) && (isByMail || emailConfirmation);
    // Without e-mail confirmation every account is unconfirmed, and the operator knows the owner: the profile stays.
    const isClaim = isByMail && emailConfirmation && isForeign;
    const needsNames = isClaim || redeemed.purpose === 'claim-password';
    if (needsNames && !(firstName && lastName)) throw invalid(NAMES_MISSING);
    const names = needsNames && firstName && lastName ? { firstName, lastName } : {};
    if (needsNames) await refuseReservedNames(transaction, { ...person, ...names }, 'member');
    await refuseWeakPassword(deps, transaction, password, { field: 'password', owner: { ...person, ...names } });
    if (isClaim) await claimAccount(transaction, person.id);
    else if (isForeign) await revoke(transaction, person.id, 'claimed');
    await updateCredentials(transaction, person, {
      password: hash,
      authProvider: 'local',
      // Only a link of the mail proves that the address is theirs.
      isEmailVerified: isByMail || person.isEmailVerified,
      ...names,
    });
    await revoke(transaction, person.id, 'recovered', { keepsIdentities: keepIdentities });
    await sendAccountMail(deps, transaction, person, passwordChangedMail);
    return getUser(transaction, person.id);
  });
  if (!account) throw addressReleased(SUSPENDED);
  deps.sessions.invalidateViewer(account.id);
  return account;
}

const wrongPassword = () => invalid({ currentPassword: 'La contraseña actual no es correcta' });

/** The new session keeps what the ended one had proved. */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, newPassword }: ParsedBodyOf<typeof securityContract.changePassword>,
  browsers: TrustedDevices,
): Promise<void> {
  const credentials = await findCredentials(deps.database, viewer);
  const expected = credentials?.password;
  const client = `member:${viewer.id}`;
  if (!(await verifyPassword(expected, currentPassword, client))) throw wrongPassword();
  const requireFactorProof = async (database: Queryable) => {
    const { totp, passkey } = await findFactors(database, viewer.id);
    if (totp || passkey) await deps.assurance.requireProof(request, database);
  };
  await requireFactorProof(deps.database);
  await deps.limiter.hit('passwordChange', [client]);
  await refuseWeakPassword(deps, deps.database, newPassword, { field: 'newPassword', owner: viewer });
  const password = await hashPassword(newPassword, client);
  await changeAndRenewSession(deps, request, reply, viewer.id, async (transaction, person, before) => {
    await requireFactorProof(transaction);
    // A reset link may have replaced the password since it was checked.
    const changed = await updateCredentials(transaction, { id: person.id, expected: expected ?? null }, { password });
    if (!changed) throw wrongPassword();
    // Also the requesting session under its old id: somebody else may have a copy of it.
    await revoke(transaction, person.id, 'password changed');
    const { browserHash } = await browsers.remember(transaction, request, reply, person.id);
    await sendAccountMail(deps, transaction, person, passwordChangedMail);
    return { done: undefined, proof: assuranceOf(before), browserHash };
  });
}
