import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { ProjectCategory } from '#contract/projects/project-categories.ts';
import type { Queryable } from '../../database/database.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';

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

/** Raw names: Drizzle omits the table in a single-table query. */
export const participantsCount = sql<number>`(select count(*)::int from project_participants
  where project_participants.project_id = projects.id)`;

const cardColumns = {
  id: projects.id,
  title: projects.title,
  description: projects.description,
  category: projects.category,
  status: projects.status,
  timeline: projects.timeline,
  imageUrl: projects.imageUrl,
  participantsCount,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

/** The one scope of what members may see. */
export const publishedProjects = () => eq(projects.isPublished, true);

const newestFirst = [desc(projects.createdAt), desc(projects.id)];

interface ProjectFilter {
  category: ProjectCategory | undefined;
}

function matching({ category }: ProjectFilter): SQL | undefined {
  return and(publishedProjects(), category ? eq(projects.category, category) : undefined);
}

export function listProjects(database: Queryable, filter: ProjectFilter & { page: number; limit: number }) {
  return database
    .select(cardColumns)
    .from(projects)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countProjects(database: Queryable, filter: ProjectFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(projects).where(matching(filter));
  return row?.total ?? 0;
}

export async function findPublishedProject(database: Queryable, id: string) {
  const [row] = await database
    .select({ ...cardColumns, longDescription: projects.longDescription })
    .from(projects)
    .where(and(publishedProjects(), eq(projects.id, id)));
  return row;
}

/** Others, those of the same category first. */
export function listRelatedProjects(
  database: Queryable,
  { id, category }: { id: string; category: ProjectCategory },
  limit: number,
) {
  return database
    .select(cardColumns)
    .from(projects)
    .where(and(publishedProjects(), ne(projects.id, id)))
    .orderBy(desc(eq(projects.category, category)), ...newestFirst)
    .limit(limit);
}
