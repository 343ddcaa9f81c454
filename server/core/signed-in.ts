import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../database/schema/account.ts';
import type { Viewer } from './viewer.ts';

/** Matches no password: no hash is empty. Until its owner has chosen one by a link, nothing else opens the account. */
export const NO_PASSWORD = '';

/** Whoever was authenticated, and the generation that was read together with what they were authenticated by. */
export type SignedIn = Pick<Viewer, 'id' | 'sessionGeneration'>;

/** Nothing has ended what was under way since they were authenticated. */
export const isStill = ({ id, sessionGeneration }: SignedIn) =>
  and(
    eq(users.id, id),
    eq(users.sessionGeneration, sessionGeneration),
    isNull(users.suspendedAt),
    sql`${users.password} is distinct from ${NO_PASSWORD}`,
  );
