import type { InferSelectModel } from 'drizzle-orm';
import { mayWorkIn } from '#contract/account/roles.ts';
import type { users } from '../database/schema/account.ts';
import type { Config } from './config.ts';
import { forbidden } from './errors.ts';

/** Without the password hash. */
export type Viewer = Omit<InferSelectModel<typeof users>, 'password'>;

/** Without outgoing mail no address can be confirmed; administrators are trusted through their role. */
export function isConfirmed(
  viewer: Pick<Viewer, 'isEmailVerified' | 'role'>,
  config: Pick<Config, 'emailConfirmation'>,
): boolean {
  return !config.emailConfirmation || viewer.isEmailVerified || viewer.role === 'admin';
}

export const ownCase = () => forbidden('Otra persona decide lo que es sobre ti.');

/** Conflict of interest: only administrators, of whom there may be one, decide a report about themselves. */
export function assertNotAboutOneself({ id, role }: Pick<Viewer, 'id' | 'role'>, reportedId: string | null): void {
  if (id === reportedId && !mayWorkIn(role, 'admin')) throw ownCase();
}
