import type { FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { emailTaken, HttpError, invalid, invalidLink, notFound, unauthorized } from '../../core/errors.ts';
import { mailBudgetExhausted } from '../../core/mail-budget.ts';
import { PROOF_SECONDS } from '../../core/sessions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { findCredentials, findPerson, lockPerson, updateEmail } from './account.queries.ts';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, sendAccountMail } from './account-mails.tsx';
import { findPendingEmail, issueToken, redeemToken, revokeLaterUndoTokens, revokeTokens } from './account-tokens.ts';
import { verifyPassword } from './password.ts';
import { revokeAccess } from './passwords.service.ts';

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
 * Step-up for a change of address: a session alone is not enough. With e-mail confirmation it takes the password, or a
 * recent proof from accounts without one. Portals without confirmation ask for a proof where the site requires it.
 */
export async function proveEmailChange(
  { database, limiter, config, assurance, sessions }: Pick<Context, 'assurance'> & Deps,
  viewer: Viewer,
  request: FastifyRequest,
  currentPassword = '',
): Promise<void> {
  const credentials = config.emailConfirmation ? await findCredentials(database, viewer.email) : undefined;
  const password = credentials?.password;
  if (!password) {
    await assurance.requireProof(request);
    if (config.emailConfirmation && !(await sessions.isProved(request))) throw reauthenticationRequired();
  }
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

/** In the caller's transaction. The current address stays valid until the new one is confirmed, and is notified. */
export async function requestEmailChange(
  deps: Deps,
  transaction: Queryable,
  user: Person,
  newEmail: string,
): Promise<void> {
  if (await findPerson(transaction, newEmail)) throw emailTaken();
  await sendChangeLink(deps, transaction, user, newEmail);
  if (!user.isEmailVerified) return;
  await sendAccountMail(deps, transaction, user, emailChangeRequestedMail);
}

async function sendChangeLink(deps: Deps, transaction: Queryable, { id, firstName }: Person, newEmail: string) {
  if (await deps.mailBudget.isExhausted(transaction, newEmail)) throw mailBudgetExhausted();
  const token = await issueToken(transaction, { userId: id, email: newEmail, purpose: 'change-email' });
  await sendAccountMail(deps, transaction, { email: newEmail, firstName }, emailChangeMail(token));
}

const nothingPending = () => notFound('No hay ningún cambio de correo por confirmar.');

export async function resendEmailChange(deps: Deps, userId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    if (!person) throw unauthorized();
    const pending = await findPendingEmail(transaction, userId);
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

/** Runs when the link to the new address is opened. A former address that was confirmed gets an undo link. */
export async function applyEmailChange(
  deps: Pick<Deps, 'config' | 'jobs'>,
  transaction: Queryable,
  person: Person,
  newEmail: string,
): Promise<void> {
  try {
    await updateEmail(transaction, person.id, { email: newEmail, isEmailVerified: true });
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? emailTaken() : error;
  }
  await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id: person.id } });
  if (!person.isEmailVerified) return;
  const token = await issueToken(transaction, { userId: person.id, email: person.email, purpose: 'undo-email' });
  await sendAccountMail(deps, transaction, person, emailChangedMail(token));
}

/** Restores a former address and revokes all access to the account. Returns a token to choose a new password. */
export async function undoEmailChange(deps: Deps, token: string): Promise<string> {
  const { userId, passwordToken } = await deps.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'undo-email');
    const person = redeemed?.person;
    if (!person || person.suspendedAt) throw invalidLink();
    const { email } = redeemed;
    try {
      await updateEmail(transaction, person.id, { email, isEmailVerified: true });
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_unique') ? emailTaken() : error;
    }
    await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id: person.id } });
    await revokeTokens(transaction, person.id, 'change-email');
    await revokeTokens(transaction, person.id, 'verify-email');
    await revokeLaterUndoTokens(transaction, person.id, redeemed.createdAt);
    return { userId: person.id, passwordToken: await revokeAccess(deps, transaction, { id: person.id, email }) };
  });
  deps.sessions.invalidateViewer(userId);
  return passwordToken;
}
