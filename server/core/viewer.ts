import type { InferSelectModel } from 'drizzle-orm';
import type { users } from '../database/schema/account.ts';

/** The person who asks, as the session found them. The password never comes along. */
export type Viewer = Omit<InferSelectModel<typeof users>, 'password'>;
