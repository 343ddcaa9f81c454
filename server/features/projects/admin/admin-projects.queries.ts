import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { PublicationState } from '#contract/fields.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../database/schema/account.ts';
import { projectParticipants, projects } from '../../../database/schema/projects.ts';
import { matchesText } from '../../../database/text-match.ts';
import { imageOf } from '../../../services/media/media.queries.ts';
import { participantsCount } from '../projects.queries.ts';

type NewProject = typeof projects.$inferInsert;

const columns = {
  id: projects.id,
  title: projects.title,
  description: projects.description,
  longDescription: projects.longDescription,
  category: projects.category,
  status: projects.status,
  timeline: projects.timeline,
  imageUrl: projects.imageUrl,
  imageId: projects.imageId,
  image: imageOf(projects.imageId),
  isPublished: projects.isPublished,
  version: projects.version,
  participantsCount,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

interface AdminFilter {
  state?: PublicationState | undefined;
  search?: string | undefined;
}

function matching({ state, search }: AdminFilter) {
  return and(
    state && eq(projects.isPublished, state === 'published'),
    matchesText(search, [projects.title, projects.description]),
  );
}

export function listAllProjects(database: Queryable, filter: AdminFilter & { page: number; limit: number }) {
  return database
    .select(columns)
    .from(projects)
    .where(matching(filter))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countAllProjects(database: Queryable, filter: AdminFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(projects).where(matching(filter));
  return row?.total ?? 0;
}

export async function countByPublication(database: Queryable): Promise<Record<PublicationState, number>> {
  const [row] = await database
    .select({
      published: sql<number>`count(*) filter (where ${projects.isPublished})::int`,
      draft: sql<number>`count(*) filter (where not ${projects.isPublished})::int`,
    })
    .from(projects);
  if (!row) throw new Error('a count came without a row');
  return row;
}

export async function findAnyProject(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(projects).where(eq(projects.id, id));
  return row;
}

export async function lockProject(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(projects).where(eq(projects.id, id)).for('no key update');
  return row;
}

export async function insertProject(database: Queryable, values: NewProject): Promise<string> {
  const [row] = await database.insert(projects).values(values).returning({ id: projects.id });
  if (!row) throw new Error('the new project was not returned');
  return row.id;
}

export async function updateProject(database: Queryable, id: string, values: Partial<NewProject>): Promise<void> {
  await database
    .update(projects)
    .set({ ...values, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id));
}

export async function deleteProject(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.delete(projects).where(eq(projects.id, id)).returning({ id: projects.id });
  return rows.length > 0;
}

export function listParticipants(
  database: Queryable,
  projectId: string,
  { page, limit }: { page: number; limit: number },
) {
  return database
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      profileImageUrl: users.profileImageUrl,
      email: users.email,
      company: users.company,
      note: projectParticipants.note,
      joinedAt: projectParticipants.createdAt,
    })
    .from(projectParticipants)
    .innerJoin(users, eq(users.id, projectParticipants.userId))
    .where(eq(projectParticipants.projectId, projectId))
    .orderBy(asc(projectParticipants.createdAt), asc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
}
