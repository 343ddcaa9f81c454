import type { FastifyRequest } from 'fastify';
import { forgottenPasswordPath, undoEmailPath, verifyEmailPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { HttpError, invalid, invalidLink, notFound, unauthorized } from '../../core/errors.ts';
import { mailBudgetExhausted } from '../../core/mail-budget.ts';
import { PROOF_SECONDS } from '../../core/sessions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { findCredentials, findPerson, lockPerson, updateEmail } from './account.queries.ts';
import { emailTaken } from './account.service.ts';
import { sendAccountMail } from './account-mail.ts';
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
  await sendAccountMail(deps, transaction, user, {
    subject: (siteName) => `Pediste cambiar tu correo en ${siteName}`,
    text: 'Alguien que conoce la contraseña de tu cuenta pidió que tenga otra dirección de correo. Esta vale hasta que la nueva se confirme.',
    ifNotYou: (contactEmail) =>
      `Si no fuiste tú, elige cuanto antes una contraseña nueva desde la página de inicio de sesión y escríbenos a ${contactEmail}.`,
    action: { label: 'Elegir una contraseña nueva', url: deps.config.publicUrl + forgottenPasswordPath },
  });
}

async function sendChangeLink(deps: Deps, transaction: Queryable, { id, firstName }: Person, newEmail: string) {
  if (await deps.mailBudget.isExhausted(transaction, newEmail)) throw mailBudgetExhausted();
  const token = await issueToken(transaction, { userId: id, email: newEmail, purpose: 'change-email' });
  await sendAccountMail(
    deps,
    transaction,
    { email: newEmail, firstName },
    {
      subject: (siteName) => `Confirma tu correo nuevo en ${siteName}`,
      text: 'Una cuenta del portal pidió usar esta dirección. Confirma que es tuya con el enlace de abajo; vale por tres días. Ábrelo en el navegador donde iniciaste sesión.',
      ifNotYou: () => 'Si no fuiste tú, puedes ignorar este mensaje.',
      action: {
        label: 'Confirmar mi correo nuevo',
        url: `${deps.config.publicUrl}${verifyEmailPath(token)}&sesion=1`,
      },
    },
  );
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
  await sendAccountMail(deps, transaction, person, {
    subject: (siteName) => `El correo de tu cuenta cambió en ${siteName}`,
    text: 'Tu cuenta tiene desde ahora otra dirección de correo, y con ella se inicia sesión.',
    ifNotYou: (contactEmail) =>
      `Si no fuiste tú, vuelve a este correo con el enlace de abajo, que vale por siete días: se cerrarán todas las sesiones y elegirás una contraseña nueva. Si necesitas ayuda, escríbenos a ${contactEmail}.`,
    action: { label: 'Deshacer el cambio', url: deps.config.publicUrl + undoEmailPath(token) },
  });
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
