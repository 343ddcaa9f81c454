import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { projectParticipants } from '../../database/schema/projects.ts';

const isOwn = (projectId: string, userId: string) =>
  and(eq(projectParticipants.projectId, projectId), eq(projectParticipants.userId, userId));

export async function findParticipation(database: Queryable, projectId: string, userId: string) {
  const [row] = await database
    .select({ note: projectParticipants.note, joinedAt: projectParticipants.createdAt })
    .from(projectParticipants)
    .where(isOwn(projectId, userId));
  return row;
}

/** Idempotent: the primary key allows one row for each person and project; joining again replaces the note. */
export async function saveParticipation(
  database: Queryable,
  projectId: string,
  userId: string,
  note: string | null,
): Promise<void> {
  await database
    .insert(projectParticipants)
    .values({ projectId, userId, note })
    .onConflictDoUpdate({ target: [projectParticipants.projectId, projectParticipants.userId], set: { note } });
}

export async function deleteParticipation(database: Queryable, projectId: string, userId: string): Promise<void> {
  await database.delete(projectParticipants).where(isOwn(projectId, userId));
}
