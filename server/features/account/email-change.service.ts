import type { FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { emailTaken, HttpError, invalid, invalidLink, notFound, proofRequired } from '../../core/errors.ts';
import { mailBudgetExhausted } from '../../core/mail-budget.ts';
import { PROOF_SECONDS } from '../../core/sessions.ts';
import { NO_PASSWORD } from '../../core/signed-in.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { findCredentials, findPerson, lockPerson, updateCredentials, updateEmail } from './account.queries.ts';
import {
  emailChangedMail,
  emailChangeMail,
  emailChangeRequestedMail,
  emailRestoredMail,
  sendAccountMail,
} from './account-mails.tsx';
import { findPendingChange, issueToken, redeemToken, revokeTokens } from './account-tokens.ts';
import { displaceAccount } from './claim.service.ts';
import { changeOwnAccount } from './credentials/change-account.service.ts';
import { findWaysBack } from './credentials/revoke.queries.ts';
import { revoke } from './credentials/revoke.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { verifyPassword } from './password.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'mailBudget' | 'sessions' | 'limiter'>;

interface Person {
  id: string;
  firstName: string;
  email: string;
  isEmailVerified: boolean;
}

const reauthenticationRequired = () =>
  new HttpError(
    403,
    'recent_sign_in_required',
    `Para cambiar tu correo, cierra la sesión, entra otra vez con tu cuenta externa y hazlo en los ${PROOF_SECONDS / 60} minutos siguientes.`,
  );

/**
 * Step-up for a change of address: a session alone is not enough. With e-mail confirmation it takes a factor from accounts
 * that have one, else the password, or a recent proof from accounts without one. Portals without confirmation ask for a
 * proof where the site requires it.
 */
export async function proveEmailChange(
  { database, limiter, config, assurance, sessions }: Pick<Context, 'assurance'> & Deps,
  viewer: Viewer,
  request: FastifyRequest,
  currentPassword = '',
): Promise<void> {
  const { totp, passkey } = await findFactors(database, viewer.id);
  const hasFactor = totp || passkey;
  const asksPassword = config.emailConfirmation && !hasFactor;
  const password = asksPassword ? (await findCredentials(database, viewer.email))?.password : undefined;
  if (!config.emailConfirmation) await assurance.requireProof(request);
  else if (!password && !(await sessions.isProved(request)))
    throw hasFactor ? proofRequired() : reauthenticationRequired();
  await limiter.hit('emailChange', [`member:${viewer.id}`]);
  if (!password) return;
  await limiter.countFailures([['login', `member:${viewer.id}`]], async () => {
    if (!(await verifyPassword(password, currentPassword))) {
      throw invalid({
        currentPassword: currentPassword
          ? 'La contraseña actual no es correcta'
          : 'Escribe tu contraseña actual para cambiar el correo',
      });
    }
  });
}

interface Wanted {
  email: string;
  keepsIdentities: boolean;
}

/** In the caller's transaction. The current address stays valid until the new one is confirmed, and is notified. */
export async function requestEmailChange(
  deps: Deps,
  transaction: Queryable,
  user: Person,
  wanted: Wanted,
): Promise<void> {
  if (await findPerson(transaction, wanted.email)) throw emailTaken();
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
  if (await deps.mailBudget.isExhausted(transaction, email)) throw mailBudgetExhausted();
  const token = await issueToken(transaction, { userId, email, purpose: 'change-email', replaces, keepsIdentities });
  await sendAccountMail(deps, transaction, { email, firstName }, emailChangeMail(token));
}

const nothingPending = () => notFound('No hay ningún cambio de correo por confirmar.');

/** Renews the link, and therefore takes a proof as the change itself does. */
export async function resendEmailChange(deps: Deps, userId: string, request: FastifyRequest): Promise<void> {
  if (!(await deps.sessions.isProved(request))) throw proofRequired();
  await changeOwnAccount(deps, request, userId, async (transaction, person) => {
    const pending = await findPendingChange(transaction, userId);
    if (!pending) throw nothingPending();
    await sendChangeLink(deps, transaction, person, pending);
  });
}

export async function withdrawEmailChange({ database }: Pick<Context, 'database'>, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockPerson(transaction, { id: userId });
    await revokeTokens(transaction, userId, 'change-email');
  });
}

interface Confirmed {
  email: string;
  replaces: string | null;
  keepsIdentities: boolean;
}

/**
 * Runs when the link to the new address is opened in a session. A former address that was confirmed gets a way back, unless
 * the account returns to an address with one: an intruder's must not follow the owner's return.
 */
export async function applyEmailChange(
  deps: Pick<Deps, 'config' | 'jobs'>,
  transaction: Queryable,
  person: Person,
  { email, replaces, keepsIdentities }: Confirmed,
): Promise<void> {
  if (replaces !== person.email) throw invalidLink();
  const isReturn = (await findWaysBack(transaction, person.id)).includes(email);
  await updateEmail(transaction, person.id, { email, isEmailVerified: true });
  const unconfirmed = person.isEmailVerified ? undefined : person.email;
  await revoke(transaction, person.id, 'address changed', { keepsIdentities, unconfirmed });
  await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id: person.id } });
  if (!person.isEmailVerified) return;
  const wayBack = { userId: person.id, email: person.email, purpose: 'undo-email' } as const;
  const token = isReturn ? undefined : await issueToken(transaction, wayBack);
  await sendAccountMail(deps, transaction, person, emailChangedMail(token));
}

/** Somebody registered the address in the meantime and never confirmed it. */
async function displaceSquatter(transaction: Queryable, ownerId: string, email: string): Promise<void> {
  const squatter = await lockPerson(transaction, { email });
  if (squatter && squatter.id !== ownerId && !squatter.isEmailVerified) await displaceAccount(transaction, squatter);
}

/**
 * The way back in a mail about another address, a new factor or an external identity: the account has the address of the
 * mail again, whatever was added since then goes, and every session ends. Returns a token to choose a new password.
 */
export async function undoChange(deps: Deps, token: string): Promise<string> {
  const { userId, passwordToken } = await deps.database.transaction(async (transaction) => {
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
    return {
      userId: person.id,
      passwordToken: await issueToken(transaction, { userId: person.id, email, purpose: 'reset-password' }),
    };
  });
  deps.sessions.invalidateViewer(userId);
  return passwordToken;
}
