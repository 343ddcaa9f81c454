import type { FastifyInstance } from 'fastify';
import {
  adminProjectsContract,
  type ProjectForm,
  projectForm,
} from '#contract/projects/admin/admin-projects.contract.ts';
import { toProjectCategory } from '#contract/projects/projects.contract.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { editedValues } from '../../../core/versioned-edit.ts';
import { findMediaId } from '../../../services/media/media.policy.ts';
import { publicationRoutes } from '../../../services/publishable/publication-routes.ts';
import { publishableRecords } from '../../../services/publishable/publishable-records.ts';
import { recordContactDataView } from '../../../services/security-log/security-log.service.ts';
import { presentProject } from '../projects.presenter.ts';
import { projectNotFound } from '../projects.service.ts';
import { listAllProjects, listParticipants, projectRecords } from './admin-projects.queries.ts';

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
  const records = publishableRecords(context, {
    type: 'project',
    queries: projectRecords,
    label: ({ title }) => title,
    present: presentProject,
    notFound: projectNotFound,
  });

  route(app, context, adminProjectsContract.listAllProjects, async ({ query }) => {
    const [{ rows, total }, counts] = await listAllProjects(database, query);
    return { projects: rows.map(presentProject), ...presentPage(total, query), counts };
  });

  route(app, context, adminProjectsContract.createProject, ({ body, viewer }) =>
    records.create(viewer, { ...toValues(withImageReference(body)), isPublished: body.isPublished }),
  );

  route(app, context, adminProjectsContract.updateProject, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id }, () => toValues(withImageReference(body))),
  );

  route(app, context, adminProjectsContract.editProject, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id }, ({ current }) =>
      editedValues({ form: projectForm, toValues, current, edit: withImageReference(body) }),
    ),
  );

  publicationRoutes(app, context, records, {
    endpoints: {
      get: adminProjectsContract.getAnyProject,
      publish: adminProjectsContract.publishProject,
      unpublish: adminProjectsContract.unpublishProject,
      remove: adminProjectsContract.deleteProject,
    },
    acts: { publish: () => ({ isPublished: true }), unpublish: () => ({ isPublished: false }) },
  });

  route(app, context, adminProjectsContract.listProjectParticipants, async ({ params, query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'participants');
    const { participantsCount: total } = await records.get(params.id);
    const rows = await listParticipants(database, params.id, query);
    return { participants: rows, ...presentPage(total, query) };
  });
}
