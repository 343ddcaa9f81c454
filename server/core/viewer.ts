import type { InferSelectModel } from 'drizzle-orm';
import type { users } from '../database/schema/account.ts';
import type { Config } from './config.ts';

/** The signed-in user of the request, without the password hash. */
export type Viewer = Omit<InferSelectModel<typeof users>, 'password'>;

/**
 * Whether somebody may contact others. Without mail nobody could confirm an address, so nobody has to; administrators
 * are trusted by whoever gave them the role.
 */
export function isConfirmed(
  viewer: Pick<Viewer, 'isEmailVerified' | 'role'>,
  config: Pick<Config, 'emailConfirmation'>,
): boolean {
  return !config.emailConfirmation || viewer.isEmailVerified || viewer.role === 'admin';
}
