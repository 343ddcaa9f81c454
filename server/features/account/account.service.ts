import type { accountContract } from '#contract/account/account.contract.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../core/context.ts';
import { conflict, wrongCredentials } from '../../core/errors.ts';
import { violates } from '../../database/database-errors.ts';
import { findCredentials, getUser, insertUser, lockFirstAdministrator } from './account.queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sendVerificationMail } from './verify-email.ts';

type Deps = Pick<Context, 'database' | 'config' | 'jobs'>;

/** The same answer, after the same work, whether the account is unknown or the password is wrong. */
export async function checkCredentials({ database }: Deps, credentials: ParsedBodyOf<typeof accountContract.login>) {
  const found = await findCredentials(database, credentials.email);
  const matches = await verifyPassword(found?.password, credentials.password);
  if (!found || !matches) throw wrongCredentials();
  return getUser(database, found.id);
}

/**
 * Outside production the first person on a site without administrators becomes one; in production the role is
 * granted from the command line only.
 */
export async function registerUser(deps: Deps, form: ParsedBodyOf<typeof accountContract.register>) {
  const { database, config } = deps;
  const password = await hashPassword(form.password);
  try {
    return await database.transaction(async (transaction) => {
      const becomesAdmin = !config.production && (await lockFirstAdministrator(transaction));
      const user = await insertUser(transaction, {
        email: form.email,
        password,
        firstName: form.firstName,
        lastName: form.lastName,
        company: form.company || null,
        position: form.position || null,
        phone: form.phone || null,
        location: form.location || null,
        role: becomesAdmin ? 'admin' : 'member',
      });
      await sendVerificationMail(deps, transaction, user);
      return user;
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) {
      const message = 'Ya existe una cuenta con este email.';
      throw conflict(message, { email: message });
    }
    throw error;
  }
}
