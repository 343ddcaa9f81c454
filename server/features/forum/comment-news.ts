import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

export const CHANNEL = 'forum_comments';

/** What happened to a comment. Only ids travel: whoever hears it reads the rest, and only what they may. */
export type CommentNews =
  | { kind: 'comment' | 'edited'; postId: string; id: string }
  | { kind: 'deleted'; postId: string; id: string; keepsPlace: boolean };

/** Heard by every process of the portal; in a transaction, when it commits and only then. */
export async function announce(database: Queryable, news: CommentNews): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}
