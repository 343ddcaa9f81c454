import { projectCategories } from '#contract/projects/project-categories.ts';
import { projectLimits, projectStatus } from '#contract/projects/projects.contract.ts';
import { projectCategoryLabel, projectInfoLabel } from '../../content/project-labels.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import type { ProjectFormValues } from './project-form-values.ts';

interface ProjectFormFieldsProps {
  form: Pick<ValidatedForm<ProjectFormValues>, 'register' | 'field'>;
  /** Omits the long description, which can be added later. */
  short?: boolean;
}

export function ProjectFormFields({ form: { register, field }, short }: ProjectFormFieldsProps) {
  return (
    <>
      <Field label="Título *" {...field('title')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" maxLength={projectLimits.title} />}
      </Field>
      <Field label="Descripción *" {...field('description')} help="Lo que se lee en la tarjeta y al abrir el proyecto.">
        {(control) => <Textarea {...control} {...register('description')} rows={4} className="min-h-28" />}
      </Field>
      <Field
        label="Categoría *"
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
      <Field label="Estado *" {...field('status')} className="half">
        {(control) => (
          <Select {...control} {...register('status')}>
            {projectStatus.options.map((status) => (
              <option key={status} value={status}>
                {projectInfoLabel(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Duración *" {...field('timeline')} help="Por ejemplo, 6 meses.">
        {(control) => <Input {...control} {...register('timeline')} maxLength={projectLimits.timeline} />}
      </Field>
      {short ? null : (
        <Field
          label="Descripción detallada"
          {...field('longDescription')}
          help="Puedes usar **negrita**, ## títulos y listas con guiones. Se muestra antes del texto de su categoría."
        >
          {(control) => <Textarea {...control} {...register('longDescription')} rows={8} className="min-h-48" />}
        </Field>
      )}
    </>
  );
}
