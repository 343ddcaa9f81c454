import type { FastifyInstance } from 'fastify';
import { adminProjectsContract, type ProjectForm } from '#contract/projects/admin-projects.contract.ts';
import { toProjectCategory } from '#contract/projects/projects.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import {
  countAllProjects,
  deleteProject,
  findAnyProject,
  insertProject,
  listAllProjects,
  listParticipants,
  updateProject,
} from './admin-projects.queries.ts';
import { projectNotFound } from './project-errors.ts';
import { presentAdminProject } from './projects.presenter.ts';

const toValues = (form: ProjectForm) => ({
  title: form.title,
  description: form.description,
  category: toProjectCategory(form.category),
  status: form.status,
  timeline: form.timeline,
  longDescription: form.longDescription || null,
  imageUrl: form.imageUrl || null,
});

/** Administrators keep projects also while the members' pages are switched off. */
export function adminProjectsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  async function getAdminProject(id: string) {
    const row = await findAnyProject(database, id);
    if (!row) throw projectNotFound();
    return presentAdminProject(row);
  }

  async function change(id: string, values: Parameters<typeof updateProject>[2]) {
    if (!(await updateProject(database, id, values))) throw projectNotFound();
    return getAdminProject(id);
  }

  route(app, context, adminProjectsContract.listAllProjects, async ({ query }) => {
    const [rows, total] = await Promise.all([
      listAllProjects(database, query),
      countAllProjects(database, query.search),
    ]);
    return {
      projects: rows.map(presentAdminProject),
      total,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
    };
  });

  route(app, context, adminProjectsContract.getAnyProject, ({ params }) => getAdminProject(params.id));

  route(app, context, adminProjectsContract.createProject, async ({ body }) =>
    getAdminProject(await insertProject(database, { ...toValues(body), isPublished: body.isPublished })),
  );

  route(app, context, adminProjectsContract.updateProject, ({ params, body }) => change(params.id, toValues(body)));

  route(app, context, adminProjectsContract.publishProject, ({ params }) => change(params.id, { isPublished: true }));

  route(app, context, adminProjectsContract.unpublishProject, ({ params }) =>
    change(params.id, { isPublished: false }),
  );

  route(app, context, adminProjectsContract.deleteProject, async ({ params }) => {
    if (!(await deleteProject(database, params.id))) throw projectNotFound();
    return { id: params.id };
  });

  route(app, context, adminProjectsContract.listParticipants, async ({ params }) => {
    await getAdminProject(params.id);
    const rows = await listParticipants(database, params.id);
    return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() }));
  });
}
