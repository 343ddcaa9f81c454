import type { InferSelectModel } from 'drizzle-orm';
import { mayWorkIn } from '#contract/account/roles.ts';
import type { users } from '../database/schema/account.ts';
import type { Config } from './config.ts';
import { forbidden } from './errors.ts';

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

export const ownCase = () => forbidden('Otra persona decide lo que es sobre ti.');

/** Nobody decides a report about themselves but an administrator, who may be alone. */
export function refuseOwnCase({ id, role }: Pick<Viewer, 'id' | 'role'>, reportedId: string | null): void {
  if (id === reportedId && !mayWorkIn(role, 'admin')) throw ownCase();
}
