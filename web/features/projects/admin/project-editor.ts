import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminProject, adminProjectsContract } from '#contract/projects/admin/admin-projects.contract.ts';
import { projectCategories } from '#contract/projects/project-categories.ts';
import { projectLimits, projectStatuses } from '#contract/projects/projects.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { projectCategoryLabel, projectInfoLabel } from '../../../copy/project-labels.ts';
import { nouns } from '../../../lib/nouns.ts';
import { defineFields, type ValuesOf } from '../../../ui/record-form/field-specs.ts';
import { useRecordEditor } from '../../../ui/record-form/use-record-editor.ts';
import { useSaveRecord } from '../../../ui/use-save-record.ts';
import { useProjectMutations } from './admin-projects.api.ts';

export const projectFields = defineFields({
  title: { label: 'Título', control: 'text', max: projectLimits.title, required: true },
  description: {
    label: 'Descripción',
    help: 'Lo que se lee en la tarjeta y al abrir el proyecto.',
    control: 'long',
    rows: 4,
    required: true,
  },
  category: {
    label: 'Categoría',
    help: 'La portada se dibuja según la categoría.',
    control: 'choice',
    options: [
      { value: '', label: 'Elige una categoría' },
      ...projectCategories.map((value) => ({ value, label: projectCategoryLabel(value) })),
    ],
    required: true,
    half: true,
  },
  status: {
    label: 'Estado',
    control: 'choice',
    options: projectStatuses.map((value) => ({ value, label: projectInfoLabel(value) })),
    required: true,
    half: true,
  },
  timeline: {
    label: 'Duración',
    help: 'Por ejemplo, 6 meses.',
    control: 'text',
    max: projectLimits.timeline,
    required: true,
  },
  longDescription: {
    label: 'Descripción detallada',
    help: 'Puedes usar **negrita**, ## títulos y listas con guiones. Se muestra antes del texto de su categoría.',
    control: 'markdown',
    rows: 8,
  },
  imageId: { label: 'Imagen', help: 'Sin una, se ve el dibujo de su categoría.', control: 'image' },
});

export const newProject = { status: 'planning' } as const;

type Body = BodyOf<typeof adminProjectsContract.updateProject>;

/** Safe cast: validation refuses a form without a category. */
export const toProjectBody = (values: ValuesOf<typeof projectFields>) => values as Body;

export const loadProjectSchema = async () =>
  (await import('#contract/projects/admin/admin-projects.contract.ts')).projectForm;

const { href } = managementPages.projects;
const listHref = { published: href, drafts: `${href}?estado=borrador` };

export function useProjectEditor(project: AdminProject | null, userId: string) {
  const saving = useSaveRecord<Body, AdminProject>({
    id: project?.id ?? null,
    mutations: useProjectMutations(),
    listHref,
    noun: nouns.project,
    texts: { published: 'Los miembros ya lo ven.' },
  });
  return useRecordEditor({
    ...saving,
    fields: projectFields,
    record: project,
    initial: newProject,
    name: `admin-project:${userId}:${project?.id ?? 'nuevo'}`,
    schema: loadProjectSchema,
    toBody: toProjectBody,
  });
}
