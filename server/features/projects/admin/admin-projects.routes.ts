import type { FastifyInstance } from 'fastify';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import {
  type AdminProject,
  adminProjectsContract,
  type ProjectForm,
  projectForm,
} from '#contract/projects/admin/admin-projects.contract.ts';
import { toProjectCategory } from '#contract/projects/projects.contract.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { checkVersion, editedValues } from '../../../core/versioned-edit.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { findMediaId } from '../../../services/media/media.policy.ts';
import { requireImage } from '../../../services/media/media.service.ts';
import { recordContactDataView } from '../../../services/security-log/security-log.service.ts';
import { presentAdminProject } from '../projects.presenter.ts';
import { projectNotFound } from '../projects.service.ts';
import {
  countAllProjects,
  countByPublication,
  deleteProject,
  findAnyProject,
  insertProject,
  listAllProjects,
  listParticipants,
  lockProject,
  updateProject,
} from './admin-projects.queries.ts';

const toValues = (form: ProjectForm) => ({
  title: form.title,
  description: form.description,
  category: toProjectCategory(form.category),
  status: form.status,
  timeline: form.timeline,
  longDescription: form.longDescription || null,
  ...(form.imageUrl !== undefined && { imageUrl: form.imageUrl || null }),
  ...(form.imageId !== undefined && { imageId: form.imageId || null }),
});

type ImageFields = Pick<ProjectForm, 'imageUrl' | 'imageId'>;

/** The address of a picture of the library means that picture. */
function withImageReference<Form extends ImageFields>(form: Form): Form {
  const { imageUrl, imageId = imageUrl === undefined ? undefined : (findMediaId(imageUrl) ?? null) } = form;
  if (imageId === undefined) return form;
  return { ...form, imageId, ...((imageId || findMediaId(imageUrl)) && { imageUrl: null }) };
}

/** Available while projects are switched off. */
export function adminProjectsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  async function getAdminProject(id: string, queryable: Queryable = database) {
    const row = await findAnyProject(queryable, id);
    if (!row) throw projectNotFound();
    return presentAdminProject(row);
  }

  async function log(transaction: Queryable, viewer: Viewer, action: AuditAction, project: AdminProject) {
    const target = { type: 'project', id: project.id, label: project.title };
    await writeAuditLog(transaction, viewer, { action, target });
    return project;
  }

  const act = (viewer: Viewer, action: AuditAction, work: (transaction: Queryable) => Promise<AdminProject>) =>
    database.transaction(async (transaction) => log(transaction, viewer, action, await work(transaction)));

  async function lockAdminProject(transaction: Queryable, id: string) {
    const row = await lockProject(transaction, id);
    if (!row) throw projectNotFound();
    return presentAdminProject(row);
  }

  const change = (
    viewer: Viewer,
    action: AuditAction,
    id: string,
    values: Parameters<typeof updateProject>[2],
    version?: number,
  ) =>
    act(viewer, action, async (transaction) => {
      await requireImage(transaction, values.imageId);
      checkVersion(version, await lockAdminProject(transaction, id));
      await updateProject(transaction, id, values);
      return getAdminProject(id, transaction);
    });

  route(app, context, adminProjectsContract.listAllProjects, async ({ query }) => {
    const [rows, total, counts] = await Promise.all([
      listAllProjects(database, query),
      countAllProjects(database, query),
      countByPublication(database),
    ]);
    return {
      projects: rows.map(presentAdminProject),
      ...presentPage(total, query),
      counts,
    };
  });

  route(app, context, adminProjectsContract.getAnyProject, ({ params }) => getAdminProject(params.id));

  route(app, context, adminProjectsContract.createProject, ({ body, viewer }) =>
    act(viewer, 'project.create', async (transaction) => {
      const values = toValues(withImageReference(body));
      await requireImage(transaction, values.imageId);
      const id = await insertProject(transaction, { ...values, isPublished: body.isPublished });
      return getAdminProject(id, transaction);
    }),
  );

  route(app, context, adminProjectsContract.updateProject, ({ params, body, viewer }) =>
    change(viewer, 'project.update', params.id, toValues(withImageReference(body))),
  );

  route(app, context, adminProjectsContract.editProject, ({ params: { id }, body, viewer }) =>
    database.transaction(async (transaction) => {
      const edit = withImageReference(body);
      await requireImage(transaction, edit.imageId);
      const current = await lockAdminProject(transaction, id);
      const values = editedValues({ form: projectForm, toValues, current, edit });
      if (!values) return current;
      await updateProject(transaction, id, values);
      return log(transaction, viewer, 'project.update', await getAdminProject(id, transaction));
    }),
  );

  route(app, context, adminProjectsContract.publishProject, ({ params, body, viewer }) =>
    change(viewer, 'project.publish', params.id, { isPublished: true }, body?.version),
  );

  route(app, context, adminProjectsContract.unpublishProject, ({ params, body, viewer }) =>
    change(viewer, 'project.unpublish', params.id, { isPublished: false }, body?.version),
  );

  route(app, context, adminProjectsContract.deleteProject, async ({ params, viewer }) => {
    await act(viewer, 'project.delete', async (transaction) => {
      const project = await getAdminProject(params.id, transaction);
      if (!(await deleteProject(transaction, params.id))) throw projectNotFound();
      return project;
    });
    return { id: params.id };
  });

  route(app, context, adminProjectsContract.listProjectParticipants, async ({ params, query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'participants');
    const { participantsCount: total } = await getAdminProject(params.id);
    const rows = await listParticipants(database, params.id, query);
    return {
      participants: rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() })),
      ...presentPage(total, query),
    };
  });
}
