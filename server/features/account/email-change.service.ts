import type { FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { emailTaken, HttpError, invalid, invalidLink, notFound, proofRequired } from '../../core/errors.ts';
import { PROOF_SECONDS } from '../../core/sessions.ts';
import { NO_PASSWORD } from '../../core/signed-in.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { findCredentials, findPerson, lockPerson, updateCredentials, updateEmail } from './account.queries.ts';
import {
  emailChangedMail,
  emailChangeMail,
  emailChangeRequestedMail,
  emailRestoredMail,
  passwordAfterUndoMail,
  sendAccountMail,
} from './account-mails.tsx';
import { findPendingChange, issuePasswordLink, issueToken, redeemToken, revokeTokens } from './account-tokens.ts';
import { displaceAccount, isSquattable } from './claim.service.ts';
import { changeOwnAccount } from './credentials/change-account.service.ts';
import { findWaysBack } from './credentials/revoke.queries.ts';
import { revoke } from './credentials/revoke.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { verifyPassword } from './password.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'deliveryRules' | 'sessions' | 'assurance' | 'limiter'>;

interface Person {
  id: string;
  firstName: string;
  email: string;
  isEmailVerified: boolean;
}

/** Hash of the password that proves a change, where one does. */
type RequiredPassword = string | undefined;

const reauthenticationRequired = () =>
  new HttpError(
    403,
    'recent_sign_in_required',
    `Para cambiar tu correo, cierra la sesión, entra otra vez con tu cuenta externa y hazlo en los ${PROOF_SECONDS / 60} minutos siguientes.`,
  );

/** With e-mail confirmation: a factor where there is one, else the password, or a proof from accounts without one. */
export async function proveEmailChange(
  deps: Deps,
  viewer: Viewer,
  request: FastifyRequest,
  currentPassword = '',
): Promise<RequiredPassword> {
  const { limiter, sessions } = deps;
  const password = await requireEmailChangeProof(deps, deps.database, viewer, request);
  if (password) {
    await limiter.countFailures([['login', sessions.limitKey(request)]], async () => {
      if (await verifyPassword(password, currentPassword, `member:${viewer.id}`)) return;
      throw invalid({
        currentPassword: currentPassword
          ? 'La contraseña actual no es correcta'
          : 'Escribe tu contraseña actual para cambiar el correo',
      });
    });
  }
  // Only what was proved: a copied session uses up nothing of its owner's.
  await limiter.hit('emailChange', [`member:${viewer.id}`]);
  return password;
}

/** Refused without a proof, unless the password is what proves: then it is returned, to be checked. */
async function requireEmailChangeProof(
  { config, assurance, sessions }: Deps,
  database: Queryable,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<RequiredPassword> {
  const { totp, passkey } = await findFactors(database, viewer.id);
  const hasFactor = totp || passkey;
  const asksPassword = config.emailConfirmation && !hasFactor;
  const password = asksPassword ? (await findCredentials(database, viewer))?.password : undefined;
  if (!config.emailConfirmation) await assurance.requireProof(request, database);
  else if (!password && !(await sessions.isProved(request, database)))
    throw hasFactor ? proofRequired() : reauthenticationRequired();
  return password || undefined;
}

/** Under the lock of the account: what proved the change may have ended while it waited. */
export async function confirmEmailChangeProof(
  deps: Deps,
  transaction: Queryable,
  viewer: Viewer,
  request: FastifyRequest,
  checked: RequiredPassword,
): Promise<void> {
  if ((await requireEmailChangeProof(deps, transaction, viewer, request)) !== checked) throw proofRequired();
}

interface Wanted {
  email: string;
  keepsIdentities: boolean;
}

/** The current address stays valid until the new one is confirmed, and is notified. */
export async function requestEmailChange(
  deps: Deps,
  transaction: Queryable,
  user: Person,
  wanted: Wanted,
): Promise<void> {
  const holder = await findPerson(transaction, wanted.email);
  // One that nobody confirmed keeps no address: it loses this one once the link is opened.
  if (holder && !isSquattable(holder)) throw emailTaken();
  await sendChangeLink(deps, transaction, user, wanted);
  if (!user.isEmailVerified) return;
  await sendAccountMail(deps, transaction, user, emailChangeRequestedMail);
}

async function sendChangeLink(
  deps: Deps,
  transaction: Queryable,
  { id: userId, firstName, email: replaces }: Person,
  { email, keepsIdentities }: Wanted,
): Promise<void> {
  await deps.deliveryRules.requireBudget(transaction, email);
  const token = await issueToken(transaction, { userId, email, purpose: 'change-email', replaces, keepsIdentities });
  await sendAccountMail(deps, transaction, { email, firstName }, emailChangeMail(token));
}

const nothingPending = () => notFound('No hay ningún cambio de correo por confirmar.');

/** A new link takes a proof, as the change itself does. */
export async function resendEmailChange(deps: Deps, userId: string, request: FastifyRequest): Promise<void> {
  await changeOwnAccount(deps, request, userId, async (transaction, person) => {
    if (!(await deps.sessions.isProved(request, transaction))) throw proofRequired();
    const pending = await findPendingChange(transaction, userId);
    if (!pending) throw nothingPending();
    await sendChangeLink(deps, transaction, person, pending);
  });
}

export async function withdrawEmailChange(deps: Deps, userId: string, request: FastifyRequest): Promise<void> {
  await changeOwnAccount(deps, request, userId, (transaction) => revokeTokens(transaction, userId, 'change-email'));
}

interface Confirmed {
  email: string;
  replaces: string | null;
  keepsIdentities: boolean;
}

/** No undo link when the account returns to an address with one: an intruder's must not follow the owner's return. */
export async function applyEmailChange(
  deps: Pick<Deps, 'config' | 'jobs'>,
  transaction: Queryable,
  person: Person,
  { email, replaces, keepsIdentities }: Confirmed,
): Promise<void> {
  if (replaces !== person.email) throw invalidLink();
  const isReturn = (await findWaysBack(transaction, person.id)).includes(email);
  if (deps.config.emailConfirmation) await displaceSquatter(transaction, person.id, email, isSquattable);
  await updateEmail(transaction, person.id, { email, isEmailVerified: true });
  const unconfirmed = person.isEmailVerified ? undefined : person.email;
  await revoke(transaction, person.id, 'address changed', { keepsIdentities, unconfirmed });
  await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id: person.id } });
  if (!person.isEmailVerified) return;
  const wayBack = { userId: person.id, email: person.email, purpose: 'undo-email' } as const;
  const token = isReturn ? undefined : await issueToken(transaction, wayBack);
  await sendAccountMail(deps, transaction, person, emailChangedMail(token));
}

/** An unconfirmed account that has the address loses it, and its credentials end. */
async function displaceSquatter(
  transaction: Queryable,
  ownerId: string,
  email: string,
  mayLoseIt: typeof isSquattable = ({ isEmailVerified }) => !isEmailVerified,
): Promise<void> {
  const squatter = await lockPerson(transaction, { email });
  if (squatter && squatter.id !== ownerId && mayLoseIt(squatter)) await displaceAccount(transaction, squatter);
}

/**
 * Restores the address, drops what was added since, and ends every session. It only takes away: somebody may have kept the link
 * from a moment in the mailbox, so the one to a new password goes there anew. A suspended account stays so: its time must not
 * run out on the way back.
 */
export async function undoChange(deps: Deps, token: string): Promise<{ isSuspended: boolean }> {
  const { userId, isSuspended } = await deps.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'undo-email');
    if (!redeemed) throw invalidLink();
    const { person, email, createdAt: since } = redeemed;
    if (person.email !== email) {
      await displaceSquatter(transaction, person.id, email);
      await updateEmail(transaction, person.id, { email, isEmailVerified: true });
      await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id: person.id } });
      await sendAccountMail(deps, transaction, person, emailRestoredMail);
    }
    await updateCredentials(transaction, person, { password: NO_PASSWORD, authProvider: 'local' });
    await revoke(transaction, person.id, 'undone', { since });
    const isSuspended = person.suspendedAt !== null;
    if (!isSuspended) {
      const url = await issuePasswordLink(deps, transaction, { ...person, email }, 'reset-password');
      await sendAccountMail(deps, transaction, { ...person, email }, passwordAfterUndoMail(url));
    }
    return { userId: person.id, isSuspended };
  });
  deps.sessions.invalidateViewer(userId);
  return { isSuspended };
}
