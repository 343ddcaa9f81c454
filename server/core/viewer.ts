import type { InferSelectModel } from 'drizzle-orm';
import type { users } from '../database/schema/account.ts';
import type { Config } from './config.ts';

/** The person who asks, as the session found them. The password never comes along. */
export type Viewer = Omit<InferSelectModel<typeof users>, 'password'>;

/**
 * Whether somebody may reach out to others. Where no mail is sent nobody could confirm an address, so nobody has to;
 * administrators were vouched for by whoever gave them the role.
 */
export function isConfirmed(
  viewer: Pick<Viewer, 'isEmailVerified' | 'role'>,
  config: Pick<Config, 'emailConfirmation'>,
): boolean {
  return !config.emailConfirmation || viewer.isEmailVerified || viewer.role === 'admin';
}
