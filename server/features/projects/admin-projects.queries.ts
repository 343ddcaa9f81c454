import { asc, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { holdsWords } from '../../database/word-search.ts';
import { participantsCount } from './projects.queries.ts';

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
  isPublished: projects.isPublished,
  participantsCount,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

const matching = (search: string | undefined) => holdsWords(search, [projects.title, projects.description]);

export function listAllProjects(
  database: Queryable,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
) {
  return database
    .select(columns)
    .from(projects)
    .where(matching(search))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countAllProjects(database: Queryable, search: string | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(projects).where(matching(search));
  return row?.total ?? 0;
}

export async function findAnyProject(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(projects).where(eq(projects.id, id));
  return row;
}

export async function insertProject(database: Queryable, values: NewProject): Promise<string> {
  const [row] = await database.insert(projects).values(values).returning({ id: projects.id });
  if (!row) throw new Error('the new project was not returned');
  return row.id;
}

/** Whether there was one to change. */
export async function updateProject(database: Queryable, id: string, values: Partial<NewProject>): Promise<boolean> {
  const rows = await database.update(projects).set(values).where(eq(projects.id, id)).returning({ id: projects.id });
  return rows.length > 0;
}

export async function deleteProject(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.delete(projects).where(eq(projects.id, id)).returning({ id: projects.id });
  return rows.length > 0;
}

export function listParticipants(database: Queryable, projectId: string) {
  return database
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      company: users.company,
      note: projectParticipants.note,
      joinedAt: projectParticipants.createdAt,
    })
    .from(projectParticipants)
    .innerJoin(users, eq(users.id, projectParticipants.userId))
    .where(eq(projectParticipants.projectId, projectId))
    .orderBy(asc(projectParticipants.createdAt), asc(users.id));
}
