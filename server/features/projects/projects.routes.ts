import type { FastifyInstance } from 'fastify';
import { projectsContract, toProjectCategory } from '#contract/projects/projects.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { presentProject } from './projects.presenter.ts';
import { findParticipation, readProjectDetail, readProjectList } from './projects.queries.ts';
import { joinProject, leaveProject, projectNotFound, projectsAreOff } from './projects.service.ts';

const RELATED = 2;

export function projectsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  async function requireProjects(): Promise<void> {
    const { enableProjects } = await getSettings(database);
    if (!enableProjects) throw projectsAreOff();
  }

  route(
    app,
    context,
    projectsContract.listProjects,
    async ({ query }) => {
      const filter = { ...query, category: query.category ? toProjectCategory(query.category) : undefined };
      const { projects, total, isOn } = await readProjectList(database, filter);
      if (!isOn) throw projectsAreOff();
      return { projects: projects.map(presentProject), ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    projectsContract.getProject,
    async ({ params, viewer }) => {
      const [{ isOn, project, related }, participation] = await Promise.all([
        readProjectDetail(database, params.id, RELATED),
        findParticipation(database, params.id, viewer.id),
      ]);
      if (!isOn) throw projectsAreOff();
      if (!project) throw projectNotFound();
      return {
        ...presentProject(project),
        participation: participation ?? null,
        related: related.map(presentProject),
      };
    },
    { cachedSession: true },
  );

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
