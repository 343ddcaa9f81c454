import { and, count, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { ProjectCategory } from '#contract/projects/project-categories.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { prepared, statement } from '../../database/statement.ts';
import { imageOf } from '../../services/media/media.queries.ts';

const isOwn = (projectId: string | Placeholder, userId: string | Placeholder) =>
  and(eq(projectParticipants.projectId, projectId), eq(projectParticipants.userId, userId));

const selectParticipation = statement('project_participation', (database) =>
  database
    .select({ note: projectParticipants.note, joinedAt: projectParticipants.createdAt })
    .from(projectParticipants)
    .where(isOwn(sql.placeholder('projectId'), sql.placeholder('userId'))),
);

export async function findParticipation(database: Queryable, projectId: string, userId: string) {
  const [row] = await selectParticipation(database, { projectId, userId });
  return row;
}

/** Idempotent: joining again replaces the note. */
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
  image: imageOf(projects.imageId),
  participantsCount,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
};

export const publishedProjects = () => eq(projects.isPublished, true);

const newestFirst = [desc(projects.createdAt), desc(projects.id)];

interface ProjectFilter {
  category: ProjectCategory | undefined;
}

/** Left joins from the total: a page past the end carries it too. */
function selectList(database: Queryable, { category }: ProjectFilter) {
  const matching = and(publishedProjects(), category ? eq(projects.category, sql.placeholder('category')) : undefined);
  const counted = database
    .select({ total: count().as('total') })
    .from(projects)
    .where(matching)
    .as('counted');
  const page = database
    .select({ id: projects.id })
    .from(projects)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return database
    .select({
      project: cardColumns,
      total: counted.total,
      isOn: sql<boolean>`(select ${siteSettings.enableProjects} from ${siteSettings})`,
    })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(projects, eq(projects.id, page.id))
    .orderBy(...newestFirst);
}

export async function readProjectList(
  database: Database,
  { category, page, limit }: ProjectFilter & { page: number; limit: number },
) {
  const name = category ? 'projects_category' : 'projects';
  const query = prepared(database, name, () => selectList(database, { category }));
  const rows = await query.execute({ category, limit, offset: (page - 1) * limit });
  const [first] = rows;
  if (!first) throw new Error('a count is one row');
  return { projects: rows.flatMap(({ project }) => project ?? []), total: first.total, isOn: first.isOn };
}

const selectProject = statement('project', (database) =>
  database
    .select({ ...cardColumns, longDescription: projects.longDescription })
    .from(projects)
    .where(and(publishedProjects(), eq(projects.id, sql.placeholder('id')))),
);

export async function findPublishedProject(database: Queryable, id: string) {
  const [row] = await selectProject(database, { id });
  return row;
}

/** Same category first. Raw names: the subqueries are of the same table. */
const shown = sql`(
  select ${sql.placeholder('id')}::uuid as id, 0 as place
  union all (
    select id, row_number() over (order by
      category = (select category from projects where id = ${sql.placeholder('id')}::uuid) desc, created_at desc, id desc
    ) as place
    from projects where is_published and id <> ${sql.placeholder('id')}::uuid
    order by place limit ${sql.placeholder('related')})) as shown`;

const selectDetail = statement('project_detail', (database) =>
  database
    .select({
      isOn: siteSettings.enableProjects,
      project: { ...cardColumns, longDescription: projects.longDescription },
    })
    .from(siteSettings)
    .leftJoin(shown, sql`true`)
    .leftJoin(projects, and(publishedProjects(), sql`${projects.id} = shown.id`))
    .orderBy(sql`shown.place`),
);

export async function readProjectDetail(database: Database, id: string, related: number) {
  const rows = await selectDetail(database, { id, related });
  const [own] = rows;
  return {
    isOn: own?.isOn ?? false,
    project: own?.project,
    related: rows.slice(1).flatMap(({ project }) => project ?? []),
  };
}
