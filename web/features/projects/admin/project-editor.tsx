import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminProject, adminProjectsContract } from '#contract/projects/admin/admin-projects.contract.ts';
import { type ProjectCategory, projectCategories } from '#contract/projects/project-categories.ts';
import { projectLimits, projectStatuses } from '#contract/projects/projects.contract.ts';
import { managementPages } from '../../../content/admin.ts';
import { projectCategoryLabel, projectInfoLabel } from '../../../content/project-labels.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/form-controls.tsx';
import { type SaveIntent, useSaveRecord } from '../../../ui/use-save-record.ts';
import type { ValidatedForm, Validation } from '../../../ui/use-validated-form.ts';
import { useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { useProjectMutations } from './admin-projects.api.ts';

/** Key order is field order, which the error summary follows. */
export const emptyProjectForm = {
  title: '',
  description: '',
  category: '' as ProjectCategory | '',
  status: 'planning' as AdminProject['status'],
  timeline: '',
  longDescription: '',
  /** Empty: the drawing of its category. */
  imageId: '',
};
type ProjectFormValues = typeof emptyProjectForm;

function toFormValues(project: AdminProject): ProjectFormValues {
  const { title, description, category, status, timeline, longDescription, imageId } = project;
  return {
    title,
    description,
    category,
    status,
    timeline: timeline ?? '',
    longDescription: longDescription ?? '',
    imageId: imageId ?? '',
  };
}

const labels: Record<keyof ProjectFormValues, string> = {
  title: 'Título',
  description: 'Descripción',
  category: 'Categoría',
  status: 'Estado',
  timeline: 'Duración',
  longDescription: 'Descripción detallada',
  imageId: 'Imagen',
};

type Body = BodyOf<typeof adminProjectsContract.updateProject>;

/** Safe cast: validation refuses a form without a category. */
export const toBody = (values: ProjectFormValues) => values as Body;

const loadSchema = async () => (await import('#contract/projects/admin/admin-projects.contract.ts')).projectForm;

export const projectProblems: Validation<ProjectFormValues> = (values) => schemaProblems(loadSchema, values);

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
  return useVersionedEditor({
    ...saving,
    record: project,
    empty: emptyProjectForm,
    name: `admin-project:${userId}:${project?.id ?? 'nuevo'}`,
    validate: projectProblems,
    save: (values, intent: SaveIntent, edit, key) => saving.save(toBody(values), intent, edit, key),
    toValues: toFormValues,
    labels,
    formats: { category: (category) => projectCategoryLabel(category), status: projectInfoLabel },
  });
}

interface ProjectFormFieldsProps {
  form: Pick<ValidatedForm<ProjectFormValues>, 'register' | 'field'>;
  /** Omits the long description, which can be added later. */
  short?: boolean;
}

export function ProjectFormFields({ form: { register, field }, short }: ProjectFormFieldsProps) {
  return (
    <>
      <Field label={`${labels.title} *`} {...field('title')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" maxLength={projectLimits.title} />}
      </Field>
      <Field
        label={`${labels.description} *`}
        {...field('description')}
        help="Lo que se lee en la tarjeta y al abrir el proyecto."
      >
        {(control) => <Textarea {...control} {...register('description')} rows={4} className="min-h-28" />}
      </Field>
      <Field
        label={`${labels.category} *`}
        {...field('category')}
        help="La portada se dibuja según la categoría."
        className="half"
      >
        {(control) => (
          <Select {...control} {...register('category')}>
            <option value="">Elige una categoría</option>
            {projectCategories.map((category) => (
              <option key={category} value={category}>
                {projectCategoryLabel(category)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={`${labels.status} *`} {...field('status')} className="half">
        {(control) => (
          <Select {...control} {...register('status')}>
            {projectStatuses.map((status) => (
              <option key={status} value={status}>
                {projectInfoLabel(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={`${labels.timeline} *`} {...field('timeline')} help="Por ejemplo, 6 meses.">
        {(control) => <Input {...control} {...register('timeline')} maxLength={projectLimits.timeline} />}
      </Field>
      {short ? null : (
        <Field
          label={labels.longDescription}
          {...field('longDescription')}
          help="Puedes usar **negrita**, ## títulos y listas con guiones. Se muestra antes del texto de su categoría."
        >
          {(control) => <Textarea {...control} {...register('longDescription')} rows={8} className="min-h-48" />}
        </Field>
      )}
    </>
  );
}
