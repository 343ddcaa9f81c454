import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PublicationState } from '#contract/fields.ts';
import { matchesText } from '../../../core/text-search/word-match.ts';
import type { Queryable } from '../../../database/database.ts';
import { countEach, recordQueries } from '../../../database/records.ts';
import { users } from '../../../database/schema/account.ts';
import { projectParticipants, projects } from '../../../database/schema/projects.ts';
import { imageOf } from '../../../services/media/media.queries.ts';
import { participantsCount } from '../projects.queries.ts';

export const projectRecords = recordQueries(projects, {
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
});

interface AdminFilter {
  state?: PublicationState | undefined;
  search?: string | undefined;
  page: number;
  limit: number;
}

const matching = ({ state, search }: AdminFilter): SQL | undefined =>
  and(
    state && eq(projects.isPublished, state === 'published'),
    matchesText(search, [projects.title, projects.description]),
  );

export const listAllProjects = (database: Queryable, filter: AdminFilter) =>
  Promise.all([
    projectRecords.listPage(database, {
      ...filter,
      where: matching(filter),
      orderBy: [desc(projects.createdAt), desc(projects.id)],
    }),
    countEach(database, projects, {
      published: eq(projects.isPublished, true),
      draft: eq(projects.isPublished, false),
    }),
  ]);

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
