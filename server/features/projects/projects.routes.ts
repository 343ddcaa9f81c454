import type { FastifyInstance } from 'fastify';
import { projectsContract, toProjectCategory } from '#contract/projects/projects.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../site/site.queries.ts';
import { presentProject, presentProjectDetail } from './projects.presenter.ts';
import {
  countProjects,
  findParticipation,
  findPublishedProject,
  listProjects,
  listRelatedProjects,
} from './projects.queries.ts';
import { joinProject, leaveProject, projectNotFound, projectsAreOff } from './projects.service.ts';

const RELATED = 2;

export function projectsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  /** The switch of the site's settings holds on the server too. */
  async function requireProjects(): Promise<void> {
    const { enableProjects } = await getSettings(database);
    if (!enableProjects) throw projectsAreOff();
  }

  route(app, context, projectsContract.listProjects, async ({ query }) => {
    await requireProjects();
    const filter = { ...query, category: query.category ? toProjectCategory(query.category) : undefined };
    const [rows, total] = await Promise.all([listProjects(database, filter), countProjects(database, filter)]);
    return {
      projects: rows.map(presentProject),
      ...presentPage(total, query),
    };
  });

  route(app, context, projectsContract.getProject, async ({ params, viewer }) => {
    await requireProjects();
    const project = await findPublishedProject(database, params.id);
    if (!project) throw projectNotFound();
    const [own, related] = await Promise.all([
      findParticipation(database, project.id, viewer.id),
      listRelatedProjects(database, project, RELATED),
    ]);
    return presentProjectDetail(project, own, related);
  });

  route(app, context, projectsContract.joinProject, async ({ params, body, viewer }) => {
    await requireProjects();
    await limiter.hit('projectParticipation', [`member:${viewer.id}`]);
    return joinProject(database, { projectId: params.id, userId: viewer.id }, body?.note || null);
  });

  route(app, context, projectsContract.leaveProject, async ({ params, viewer }) => {
    await requireProjects();
    return leaveProject(database, { projectId: params.id, userId: viewer.id });
  });
}
