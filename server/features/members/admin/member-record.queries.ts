import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { memberNotes } from '../../../database/schema/members.ts';

interface Participation {
  posts: number;
  comments: number;
  registrations: number;
  attended: number;
  lastSignInAt: Date | null;
}

/** Each count is a range of an index. */
export async function readParticipation(database: Queryable, userId: string): Promise<Participation> {
  const { rows } = await database.execute<Record<string, unknown>>(sql`select
    (select count(*)::int from forum_posts where author_id = ${userId}) as posts,
    (select count(*)::int from forum_comments where author_id = ${userId} and deleted_at is null) as comments,
    (select count(*)::int from event_registrations where user_id = ${userId}) as registrations,
    (select count(*)::int from event_registrations where user_id = ${userId} and attended_at is not null) as attended,
    (select max(last_sign_in_at) from known_browsers where user_id = ${userId}) as last_sign_in_at`);
  const row = rows[0] ?? {};
  return {
    posts: Number(row.posts),
    comments: Number(row.comments),
    registrations: Number(row.registrations),
    attended: Number(row.attended),
    lastSignInAt: row.last_sign_in_at ? new Date(String(row.last_sign_in_at)) : null,
  };
}

export function listNotes(database: Queryable, memberId: string) {
  return database
    .select({
      id: memberNotes.id,
      text: memberNotes.text,
      authorName: memberNotes.authorName,
      createdAt: memberNotes.createdAt,
    })
    .from(memberNotes)
    .where(eq(memberNotes.memberId, memberId))
    .orderBy(desc(memberNotes.createdAt), desc(memberNotes.id));
}

export async function insertNote(database: Queryable, values: typeof memberNotes.$inferInsert): Promise<void> {
  await database.insert(memberNotes).values(values);
}

export async function deleteNote(database: Queryable, memberId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(memberNotes)
    .where(and(eq(memberNotes.memberId, memberId), eq(memberNotes.id, id)))
    .returning({ id: memberNotes.id });
  return rows.length > 0;
}
