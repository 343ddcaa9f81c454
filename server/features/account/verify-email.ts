import type { Context } from '../../core/context.ts';
import { conflict, invalidLink, unauthorized } from '../../core/errors.ts';
import { mailBudgetExhausted } from '../../core/mail-budget.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { confirmEmail, lockPerson } from './account.queries.ts';
import { sendAccountMail, type VerificationReason, verificationMail } from './account-mails.tsx';
import { issueToken, redeemToken } from './account-tokens.ts';
import { applyEmailChange } from './email-change.service.ts';
import { revokeAccess } from './passwords.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'sessions'>;

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** Enqueued in the caller's transaction: mail and change are committed together. */
export async function sendVerificationMail(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { id, email, firstName }: Recipient,
  reason: VerificationReason,
): Promise<void> {
  const token = await issueToken(database, { userId: id, email, purpose: 'verify-email' });
  const mail = verificationMail(reason, token, { inSession: deps.config.emailConfirmation });
  await sendAccountMail(deps, database, { email, firstName }, mail);
}

/** Locks the person: of concurrent requests, the last link is the only one that works. */
export async function resendVerification(
  deps: Pick<Context, 'database' | 'jobs' | 'config' | 'mailBudget'>,
  userId: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    // The account was deleted in another window.
    if (!person) throw unauthorized();
    if (person.isEmailVerified) throw conflict('Tu correo ya está confirmado.');
    if (await deps.mailBudget.isExhausted(transaction, person.email)) throw mailBudgetExhausted();
    await sendVerificationMail(deps, transaction, person, 'request');
  });
}

/**
 * A link that confirms nothing stays valid (rollback). With e-mail confirmation, a link that is opened in a session of
 * the account only confirms the address. Opened elsewhere, the account may have been made by somebody other than the
 * owner of the address: all access is revoked, and the result is a token to choose a new password.
 */
export async function verifyEmail(deps: Deps, token: string, viewer: Viewer | null): Promise<string | null> {
  const { database, config, sessions } = deps;
  const { userId, passwordToken } = await database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'verify-email', 'change-email');
    if (!redeemed) throw invalidLink();
    const { person, email, purpose } = redeemed;
    if (purpose === 'change-email') await applyEmailChange(deps, transaction, person, email);
    else if (!(await confirmEmail(transaction, person.id, email))) throw invalidLink();
    const isOwn = !config.emailConfirmation || viewer?.id === person.id;
    const id = person.id;
    return { userId: id, passwordToken: isOwn ? null : await revokeAccess(deps, transaction, { id, email }) };
  });
  if (passwordToken) sessions.invalidateViewer(userId);
  return passwordToken;
}
