import type { Context } from '../../core/context.ts';
import { conflict, invalidLink, unauthorized } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { confirmEmail, lockPerson } from './account.queries.ts';
import { sendAccountMail } from './account-mail.ts';
import { issueToken, redeemToken } from './account-tokens.ts';

/** Why somebody is asked to confirm an address. */
const REASONS = {
  registration: 'Gracias por registrarte en el portal.',
  change: 'Cambiaste el correo de tu cuenta en el portal.',
  request: 'Pediste otro enlace para confirmar tu correo en el portal; los anteriores ya no valen.',
};

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** Part of the caller's transaction: an account that was not made gets no mail, and one that was gets it. */
export async function sendVerificationMail(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { id, email, firstName }: Recipient,
  reason: keyof typeof REASONS,
): Promise<void> {
  const token = await issueToken(database, { userId: id, email, purpose: 'verify-email' });
  await sendAccountMail(
    deps,
    database,
    { email, firstName },
    {
      subject: (siteName) => `Confirma tu correo en ${siteName}`,
      text: `${REASONS[reason]} Confirma que esta dirección es tuya con el enlace de abajo; vale por tres días.`,
      ifNotYou: () => 'Si no fuiste tú, puedes ignorar este mensaje.',
      action: { label: 'Confirmar mi correo', url: `${deps.config.publicUrl}/verificar-correo?token=${token}` },
    },
  );
}

/** Of two requests at once the second waits, so that its link is the only one that works. */
export async function resendVerification(
  deps: Pick<Context, 'database' | 'jobs' | 'config'>,
  userId: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, { id: userId });
    // Deleted a moment ago, in another window.
    if (!person) throw unauthorized();
    if (person.isEmailVerified) throw conflict('Tu correo ya está confirmado.');
    await sendVerificationMail(deps, transaction, person, 'request');
  });
}

/** A link that confirmed nothing is not used up. */
export async function verifyEmail({ database }: Pick<Context, 'database'>, token: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'verify-email');
    if (!redeemed || !(await confirmEmail(transaction, redeemed.person.id, redeemed.email))) throw invalidLink();
  });
}
