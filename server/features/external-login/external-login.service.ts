import type { LoginRefusal } from '#contract/account/external-login.contract.ts';
import type { Context } from '../../core/context.ts';
import { findMaintenance } from '../../core/maintenance-mode.ts';
import type { Queryable } from '../../database/database.ts';
import { addUser, isNameReserved } from '../account/account.service.ts';
import { recordConsent } from '../legal/consents.service.ts';
import { notifyOfSecurityEvent, securityEvents } from '../notifications/security-notifications.service.tsx';
import {
  claimUnconfirmedAccount,
  findByEmail,
  findByIdentity,
  insertIdentity,
  lockIdentity,
} from './external-login.queries.ts';
import type { Identity } from './identity-provider.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs'>;
type Outcome = { userId: string } | { refusal: LoginRefusal };

/** The linked account, one with the same confirmed e-mail, or a new one. */
export function findOrCreateAccount(deps: Deps, identity: Identity): Promise<Outcome> {
  return deps.database.transaction(async (transaction) => {
    await lockIdentity(transaction, identity);
    const linked = await findByIdentity(transaction, identity);
    if (linked) return linked.suspendedAt ? { refusal: 'suspendida' } : { userId: linked.id };
    if (await findMaintenance(transaction)) return { refusal: 'mantenimiento' };
    const { email } = identity;
    if (!email) return { refusal: 'sin-correo' };
    const userWithEmail = await findByEmail(transaction, email);
    return userWithEmail
      ? linkAccount(deps, transaction, identity, userWithEmail)
      : createAccount(deps, transaction, identity, email);
  });
}

export async function isIdentityOf({ database }: Pick<Context, 'database'>, identity: Identity, userId: string) {
  return (await findByIdentity(database, identity))?.id === userId;
}

/** Links to an existing account only if the issuer has verified the address. */
async function linkAccount(
  deps: Deps,
  transaction: Queryable,
  identity: Identity,
  user: { id: string; email: string; firstName: string; isEmailVerified: boolean; suspendedAt: Date | null },
): Promise<Outcome> {
  if (!identity.isEmailVerified) return { refusal: 'correo-sin-verificar' };
  if (user.suspendedAt) return { refusal: 'suspendida' };
  if (!user.isEmailVerified) await claimUnconfirmedAccount(transaction, user.id);
  await insertIdentity(transaction, identity, user.id);
  await notifyOfSecurityEvent(deps, transaction, [user], securityEvents.externalLogin(identity.issuer));
  return { userId: user.id };
}

/** Neutral replacement for a missing or reserved name; its owner may change it. */
const FALLBACK_NAME = { firstName: 'Miembro', lastName: 'nuevo' };

async function cleanName(transaction: Queryable, { firstName, lastName }: Identity) {
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
  return { userId: user.id };
}
