import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../database/schema/account.ts';
import type { Viewer } from './viewer.ts';

/** Matches no password, since no hash is empty: only a link opens the account until a password is chosen. */
export const NO_PASSWORD = '';

/** The generation is read together with the credential. */
export type SignedIn = Pick<Viewer, 'id' | 'sessionGeneration'>;

/** Nothing has revoked the sign-in since it was authenticated. */
export const isStill = ({ id, sessionGeneration }: SignedIn) =>
  and(
    eq(users.id, id),
    eq(users.sessionGeneration, sessionGeneration),
    isNull(users.suspendedAt),
    sql`${users.password} is distinct from ${NO_PASSWORD}`,
  );
