import type { FastifyRequest } from 'fastify';
import type { Context } from '../../core/context.ts';
import { conflict, HttpError, invalidLink, unauthorized } from '../../core/errors.ts';
import { NO_PASSWORD } from '../../core/signed-in.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { confirmEmail, lockPerson, updateCredentials } from './account.queries.ts';
import { sendAccountMail, type VerificationReason, verificationMail } from './account-mails.tsx';
import { issueToken, redeemToken } from './account-tokens.ts';
import { claimAccount, isSquattable } from './claim.service.ts';
import { revoke } from './credentials/revoke.service.ts';
import { applyEmailChange } from './email-change.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions'>;

/** Enqueued in the caller's transaction: mail and change are committed together. */
export async function sendVerificationMail(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { id, email, firstName }: { id: string; email: string; firstName: string },
  reason: VerificationReason,
): Promise<void> {
  const token = await issueToken(database, { userId: id, email, purpose: 'verify-email' });
  await sendAccountMail(deps, database, { email, firstName }, verificationMail(reason, token));
}

/** Serialized by the row lock: of concurrent requests, only the last link works. */
export async function resendVerification(
  deps: Pick<Context, 'database' | 'jobs' | 'config' | 'deliveryRules'>,
  userId: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    // The account was deleted in another window.
    if (!person) throw unauthorized();
    if (person.isEmailVerified) throw conflict('Tu correo ya está confirmado.');
    await deps.deliveryRules.requireBudget(transaction, person.email);
    await sendVerificationMail(deps, transaction, person, 'request');
  });
}

/** Outside a session of the account the link confirms nothing and stays valid. */
const openWhereSignedIn = () =>
  new HttpError(
    409,
    'session_required',
    'Este enlace se abre en el navegador donde iniciaste sesión. Entra a tu cuenta aquí y vuelve a abrirlo, o ábrelo en el otro.',
  );

/**
 * A link that confirms nothing stays valid (rollback). A new address applies only in a session of the account. Account
 * pre-hijacking: a registration's link opened outside of one claims the account, or recovers one of the office, and
 * returns a token for a new password.
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  viewer: Viewer | null,
  request: FastifyRequest,
): Promise<{ passwordToken: string | null; isClaim: boolean }> {
  const { database, config, sessions } = deps;
  const { userId, ...outcome } = await database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'verify-email', 'change-email');
    if (!redeemed) throw invalidLink();
    const { person, email, purpose } = redeemed;
    const { id } = person;
    const isOwn = viewer?.id === id && (await sessions.lock(transaction, request)) !== undefined;
    if (purpose === 'change-email') {
      if (!isOwn) throw openWhereSignedIn();
      await applyEmailChange(deps, transaction, person, redeemed);
      return { userId: id, passwordToken: null, isClaim: false };
    }
    if (person.isEmailVerified || !(await confirmEmail(transaction, id, email))) throw invalidLink();
    if (isOwn) return { userId: id, passwordToken: null, isClaim: false };
    await updateCredentials(transaction, { id }, { password: NO_PASSWORD });
    // Where nobody has to confirm addresses, it may well be their own: they keep the profile.
    const isClaim = config.emailConfirmation && isSquattable(person);
    if (isClaim) await claimAccount(transaction, id);
    else if (isSquattable(person)) await revoke(transaction, id, 'claimed');
    else await revoke(transaction, id, 'recovered', { keepsIdentities: true });
    const next = isClaim ? 'claim-password' : 'reset-password';
    return { userId: id, isClaim, passwordToken: await issueToken(transaction, { userId: id, email, purpose: next }) };
  });
  sessions.invalidateViewer(userId);
  return outcome;
}
