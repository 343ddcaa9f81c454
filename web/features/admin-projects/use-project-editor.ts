import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { type SaveIntent, useSaveRecord } from '../../ui/use-save-record.ts';
import { useProjectMutations } from './admin-projects.api.ts';
import { emptyProjectForm, projectProblems, toBody, toFormValues } from './project-form-values.ts';

/** `created` and `createFailed` are worded by the spec (section 8). */
const texts = {
  created: { title: 'Proyecto creado', description: 'El nuevo proyecto se ha creado correctamente.' },
  drafted: { title: 'Borrador guardado', description: 'El proyecto espera a que lo publiques.' },
  changed: { title: 'Proyecto actualizado', description: 'Los cambios se han guardado correctamente.' },
  published: { title: 'Proyecto publicado', description: 'Los miembros ya lo ven.' },
  createFailed: 'No se pudo crear el proyecto.',
  changeFailed: 'No se pudieron guardar los cambios.',
};

const { href } = managementPages.projects;
const listHref = { published: href, drafts: `${href}?estado=borrador` };

export function useProjectEditor(project: AdminProject | null, userId: string) {
  const saving = useSaveRecord({ id: project?.id ?? null, mutations: useProjectMutations(), listHref, texts });
  return useEditorForm({
    ...saving,
    initial: project ? toFormValues(project) : emptyProjectForm,
    draftKey: `admin-project:${userId}:${project?.id ?? 'nuevo'}`,
    validate: projectProblems,
    save: (values, intent: SaveIntent) => saving.save(toBody(values), intent),
    toValues: toFormValues,
  });
}
