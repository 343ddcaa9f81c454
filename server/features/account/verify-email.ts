import type { Context } from '../../core/context.ts';
import { invalidLink } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { confirmEmail } from './account.queries.ts';
import { sendAccountMail } from './account-mail.ts';
import { issueToken, redeemToken } from './account-tokens.ts';

/** Why somebody is asked to confirm an address. */
const REASONS = {
  registration: 'Gracias por registrarte en el portal.',
  change: 'Cambiaste el correo de tu cuenta en el portal.',
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
      paragraphs: [
        `${REASONS[reason]} Confirma que esta dirección es tuya con el enlace de abajo; vale por tres días.`,
        'Si no fuiste tú, puedes ignorar este mensaje.',
      ],
      action: { label: 'Confirmar mi correo', url: `${deps.config.publicUrl}/verificar-correo?token=${token}` },
    },
  );
}

/** There is no other link to ask for: one that confirmed nothing is not used up. */
export async function verifyEmail({ database }: Pick<Context, 'database'>, token: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, token, 'verify-email');
    if (!redeemed || !(await confirmEmail(transaction, redeemed.userId, redeemed.email))) throw invalidLink();
  });
}
