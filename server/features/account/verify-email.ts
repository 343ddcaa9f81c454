import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { composeMail } from '../../core/mail-text.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { getSettings } from '../site/site.queries.ts';
import { issueToken, redeemToken } from './account-tokens.ts';

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** Part of the registration's transaction: an account that was not made gets no mail, and one that was gets it. */
export async function sendVerificationMail(
  { jobs, config }: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { id, email, firstName }: Recipient,
): Promise<void> {
  const token = await issueToken(database, { userId: id, email, purpose: 'verify-email' });
  const { siteName } = await getSettings(database);
  const mail = composeMail({
    to: email,
    subject: `Confirma tu correo en ${siteName}`,
    siteName,
    paragraphs: [
      `Hola, ${firstName}:`,
      'Gracias por registrarte en el portal. Confirma que esta dirección es tuya con el enlace de abajo; vale por tres días.',
      'Si no fuiste tú, puedes ignorar este mensaje.',
    ],
    action: { label: 'Confirmar mi correo', url: `${config.publicUrl}/verificar-correo?token=${token}` },
  });
  await jobs.enqueue(database, 'mail', mail);
}

export async function verifyEmail({ database }: Pick<Context, 'database'>, token: string): Promise<void> {
  const redeemed = await redeemToken(database, token, 'verify-email');
  if (!redeemed) throw new HttpError(400, 'invalid_token', 'El enlace no es válido o ya venció.');
  await database
    .update(users)
    .set({ isEmailVerified: true })
    .where(and(eq(users.id, redeemed.userId), eq(users.email, redeemed.email)));
}
