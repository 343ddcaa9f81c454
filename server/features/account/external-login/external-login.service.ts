import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkOutcome, LoginRefusal } from '#contract/account/external-login.contract.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { findMaintenance } from '../../../core/maintenance-mode.ts';
import { NO_PASSWORD, type SignedIn } from '../../../core/signed-in.ts';
import type { Queryable } from '../../../database/database.ts';
import type { PendingIdentity } from '../../../database/schema/factors.ts';
import { recordConsent } from '../../../services/legal/consents.service.ts';
import {
  notifyOfSecurityEvent,
  securityEvents,
} from '../../../services/notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../../../services/security-log/security-log.service.ts';
import { deleteIdentity, getUser, updateCredentials } from '../account.queries.ts';
import { addUser, isNameReserved } from '../account.service.ts';
import { issueToken, issueWayBack } from '../account-tokens.ts';
import { claimAccount, displaceAccount, FALLBACK_NAME, isDisplaceable, isSquattable } from '../claim.service.ts';
import { changeOwnAccount } from '../credentials/change-account.service.ts';
import { refuseWithoutWayIn } from '../credentials/last-way-in.service.ts';
import { revoke } from '../credentials/revoke.service.ts';
import { findFactors } from '../factors/factors.queries.ts';
import { TrustedDevices } from '../sign-in.service.ts';
import {
  findByEmail,
  findByIdentity,
  hasIdentityOf,
  insertFreeIdentity,
  insertIdentity,
  isReservedAddress,
  lockIdentity,
  wasUnlinked,
} from './external-login.queries.ts';
import type { Identity } from './identity-provider.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs'>;
type Outcome = { user: SignedIn; pendingIdentity?: PendingIdentity } | { refusal: LoginRefusal };
type IdentityKey = Pick<PendingIdentity, 'issuer' | 'subject'>;
type Names = Partial<Pick<Identity, 'firstName' | 'lastName'>>;
type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** The linked account, one with the same confirmed e-mail, or a new one. */
export function findOrCreateAccount(deps: Deps, identity: Identity): Promise<Outcome> {
  return deps.database.transaction(async (transaction) => {
    await lockIdentity(transaction, identity);
    const linked = await findByIdentity(transaction, identity);
    if (linked) return refusalOf(linked) ?? { user: linked };
    if (await findMaintenance(transaction)) return { refusal: 'mantenimiento' };
    const { email } = identity;
    if (!email) return { refusal: 'sin-correo' };
    const userWithEmail = await findByEmail(transaction, email);
    if (!userWithEmail && (await isReservedAddress(transaction, email))) return { refusal: 'correo-reservado' };
    return userWithEmail
      ? linkAccount(deps, transaction, identity, userWithEmail)
      : createAccount(deps, transaction, identity, email);
  });
}

function refusalOf({ suspendedAt, password }: { suspendedAt: Date | null; password: string | null }) {
  if (suspendedAt) return { refusal: 'suspendida' } as const;
  return password === NO_PASSWORD ? ({ refusal: 'espera-contrasena' } as const) : undefined;
}

export async function isIdentityOf({ database }: Pick<Context, 'database'>, identity: Identity, userId: string) {
  return (await findByIdentity(database, identity))?.id === userId;
}

/** Links to an existing account only if the issuer has verified the address, and the account's second factor was shown. */
async function linkAccount(deps: Deps, transaction: Queryable, identity: Identity, user: Account): Promise<Outcome> {
  if (!identity.isEmailVerified) return { refusal: 'correo-sin-verificar' };
  if (isDisplaceable(user, deps.config)) {
    await displaceAccount(transaction, user);
    return createAccount(deps, transaction, identity, user.email);
  }
  const refused = refusalOf(user) ?? (await unaskedLink(transaction, identity, user));
  if (refused) return refused;
  const { totp, passkey } = await findFactors(transaction, user.id);
  const { issuer, subject } = identity;
  if ((totp || passkey) && !isSquattable(user))
    return { user, pendingIdentity: { issuer, subject, email: user.email } };
  return { user: await insertLink(deps, transaction, identity, user) };
}

/** What was unlinked, and a second account of one issuer, is linked by the owner alone. A claim unlinks those before it. */
async function unaskedLink(transaction: Queryable, identity: IdentityKey, user: Account) {
  const isUnasked =
    (await wasUnlinked(transaction, identity, user.id)) ||
    (!isSquattable(user) && (await hasIdentityOf(transaction, identity, user.id)));
  return isUnasked ? ({ refusal: 'sin-enlazar' } as const) : undefined;
}

/** In the browser that showed the second factor. Whatever has happened to the account meanwhile, it is signed in without the link. */
export function linkPendingIdentity(deps: Deps, person: SignedIn, identity: PendingIdentity): Promise<SignedIn> {
  return deps.database.transaction(async (transaction) => {
    await lockIdentity(transaction, identity);
    const user = await findByEmail(transaction, identity.email);
    const isSame = user?.id === person.id && user.sessionGeneration === person.sessionGeneration;
    if (!isSame || refusalOf(user) || (await findByIdentity(transaction, identity))) return person;
    if (await unaskedLink(transaction, identity, user)) return person;
    return (await findMaintenance(transaction)) ? person : insertLink(deps, transaction, identity, user);
  });
}

async function insertLink(
  deps: Deps,
  transaction: Queryable,
  identity: IdentityKey & Names,
  user: Account,
): Promise<SignedIn> {
  const event = securityEvents.externalLogin(identity.issuer);
  if (!user.isEmailVerified) {
    await takeUnconfirmed(deps, transaction, identity, user);
    await insertIdentity(transaction, identity, user.id);
    await notifyOfSecurityEvent(deps, transaction, [user], event);
    return getUser(transaction, user.id);
  }
  await insertIdentity(transaction, identity, user.id);
  await recordSecurityEvent(transaction, { kind: 'identity-added', account: user });
  const undoToken = await issueToken(transaction, { userId: user.id, email: user.email, purpose: 'undo-email' });
  await notifyOfSecurityEvent(deps, transaction, [user], { ...event, undoToken });
  return user;
}

/** As a reset by mail does: who owns the address enters, and whoever made the account does not. */
async function takeUnconfirmed({ config }: Deps, transaction: Queryable, names: Names, user: Account): Promise<void> {
  // Where nobody confirms addresses, every account is like this: its owner keeps the profile.
  const isClaim = config.emailConfirmation && isSquattable(user);
  if (isClaim) await claimAccount(transaction, user.id);
  else if (isSquattable(user)) await revoke(transaction, user.id, 'claimed');
  else await revoke(transaction, user.id, 'recovered', { keepsIdentities: true });
  const own = isClaim ? await cleanName(transaction, names) : {};
  const asExternal = { password: null, authProvider: 'oidc', isEmailVerified: true } as const;
  await updateCredentials(transaction, user, { ...asExternal, ...own });
}

async function cleanName(transaction: Queryable, { firstName, lastName }: Names) {
  const name = { firstName: firstName ?? FALLBACK_NAME.firstName, lastName: lastName ?? '' };
  return (await isNameReserved(transaction, name)) ? FALLBACK_NAME : name;
}

async function createAccount(deps: Deps, transaction: Queryable, identity: Identity, email: string): Promise<Outcome> {
  const user = await addUser(deps, transaction, {
    email,
    ...(await cleanName(transaction, identity)),
    authProvider: 'oidc',
    isEmailVerified: identity.isEmailVerified,
  });
  // An external sign-in does not ask for consent.
  await recordConsent(transaction, { purpose: 'registration', userId: user.id }, false);
  await insertIdentity(transaction, identity, user.id);
  return { user };
}

/** On purpose, in a session with a recent proof: also one that was unlinked before. */
export function linkOwnIdentity(
  deps: Deps & Pick<Context, 'sessions' | 'assurance'>,
  request: FastifyRequest,
  userId: string,
  identity: Identity,
): Promise<LinkOutcome> {
  return changeOwnAccount(deps, request, userId, async (transaction, owner) => {
    if (await findMaintenance(transaction)) return 'mantenimiento';
    if (!(await deps.assurance.isProved(request, transaction))) return 'sin-confirmar';
    if (!identity.isEmailVerified || identity.email !== owner.email) return 'otro-correo';
    if ((await findByIdentity(transaction, identity))?.id === userId) return 'enlazada';
    if (!(await insertFreeIdentity(transaction, identity, userId))) return 'de-otra-cuenta';
    await recordSecurityEvent(transaction, { kind: 'identity-added', account: owner });
    const undoToken = await issueWayBack(deps, transaction, owner);
    const event = securityEvents.externalLogin(identity.issuer);
    await notifyOfSecurityEvent(deps, transaction, [owner], { ...event, ...(undoToken && { undoToken }) });
    return 'enlazada';
  });
}

/** The browser of the call stays known, and none of those that the external account may have brought. */
export function unlinkIdentity(
  deps: Deps & Pick<Context, 'sessions' | 'assurance' | 'keyring'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  id: string,
): Promise<void> {
  return changeOwnAccount(deps, request, userId, async (transaction, owner) => {
    const removed = await deleteIdentity(transaction, userId, id);
    if (!removed) throw notFound('Esa cuenta externa ya no está enlazada.');
    await refuseWithoutWayIn(transaction, userId);
    await revoke(transaction, userId, 'identity removed', { sid: deps.sessions.sidOf(request) });
    await new TrustedDevices(deps).remember(transaction, request, reply, userId);
    await recordSecurityEvent(transaction, { kind: 'identity-removed', account: owner });
    await notifyOfSecurityEvent(deps, transaction, [owner], securityEvents.unlinkedLogin(removed.issuer));
  });
}
