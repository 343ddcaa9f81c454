import type { FormEvent, ReactNode } from 'react';
import { slugOf } from '#contract/forum/category-slug.ts';
import { type ForumCategory, forumLimits } from '#contract/forum/forum.contract.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import { LazySubmissionNotice } from '../../../ui/lazy-notices.ts';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useEditorForm } from '../../../ui/use-editor-form.ts';
import { prefixIds, useValidatedForm, type ValidatedForm, type Validation } from '../../../ui/use-validated-form.ts';
import { useCategoryMutations } from './admin-categories.api.ts';

/** The default colour is from the spec (section 9). */
const emptyCategoryForm = { name: '', description: '', color: '#3B82F6' };
type CategoryFormValues = typeof emptyCategoryForm;

const toFormValues = ({ name, description, color }: ForumCategory): CategoryFormValues => ({
  name,
  description: description ?? '',
  color,
});

const loadSchema = async () => (await import('#contract/forum/admin/admin-categories.contract.ts')).categoryBody;

const categoryProblems: Validation<CategoryFormValues> = (values) => schemaProblems(loadSchema, values);

interface CategoryFieldsProps {
  form: ValidatedForm<CategoryFormValues>['form'];
  field: ValidatedForm<CategoryFormValues>['field'];
  slugHelp: ReactNode;
}

function CategoryFields({ form, field, slugHelp }: CategoryFieldsProps) {
  return (
    <>
      <Field label="Nombre *" {...field('name')} help={slugHelp}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="off" maxLength={forumLimits.categoryName} />
        )}
      </Field>
      <Field label="Descripción *" {...field('description')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('description')}
            rows={2}
            maxLength={forumLimits.categoryDescription}
            className="min-h-18"
          />
        )}
      </Field>
      <ColorField
        label="Color *"
        {...field('color')}
        value={form.watch('color')}
        onChange={(color) =>
          form.setValue('color', color, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 })
        }
      />
    </>
  );
}

export function CreateCategoryForm({ userId }: { userId: string }) {
  const { create } = useCategoryMutations();
  const record = useEditorForm({
    initial: emptyCategoryForm,
    name: `admin-category:${userId}`,
    validate: categoryProblems,
    save: (values, _: 'create') => create({ ...values, slug: slugOf(values.name) }),
    toValues: () => emptyCategoryForm,
    onSaved: () => toast({ title: 'Categoría creada', description: 'La nueva categoría se ha creado correctamente.' }),
    onFailure: (error) => {
      if (redirectIfLoggedOut(error)) return;
      toast({ title: 'Error', description: 'No se pudo crear la categoría.', variant: 'destructive' });
    },
  });
  const { field, summary } = prefixIds('categoria', record);
  const slug = slugOf(record.form.watch('name'));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    record.submit('create');
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <h2 className="text-xl">Nueva categoría</h2>
        <LazySubmissionNotice {...record.notice} />
        <ErrorSummary {...summary} />
        <CategoryFields
          form={record.form}
          field={field}
          slugHelp={slug ? `Se identificará como ${slug}` : 'De él sale su identificador en las direcciones.'}
        />
        <Button type="submit" busy={record.sending !== null} busyLabel="Creando..." className="justify-self-start">
          Crear Categoría
        </Button>
      </Card>
      {record.guardDialog}
    </form>
  );
}

interface EditCategoryDialogProps {
  category: ForumCategory | null;
  onClose: () => void;
}

export function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  return (
    <Dialog open={category !== null} onClose={onClose} title={category ? `Editar «${category.name}»` : ''}>
      {category ? <EditCategoryForm category={category} onClose={onClose} /> : null}
    </Dialog>
  );
}

function EditCategoryForm({ category, onClose }: { category: ForumCategory; onClose: () => void }) {
  const { update } = useCategoryMutations();
  const checked = useValidatedForm({
    initial: toFormValues(category),
    validate: categoryProblems,
    send: async (values) => {
      try {
        await update(category.id, values);
      } catch (error) {
        redirectIfLoggedOut(error);
        throw error;
      }
      onClose();
      toast({ title: 'Categoría actualizada', description: `«${values.name}» se ha guardado correctamente.` });
    },
  });
  const { field, summary } = prefixIds('editar', checked);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    checked.submit('send');
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <CategoryFields
        form={checked.form}
        field={field}
        slugHelp={`Sigue identificándose como ${category.slug}, para que sus enlaces no cambien.`}
      />
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={checked.sending !== null} busyLabel="Guardando...">
          Guardar Cambios
        </Button>
      </div>
    </form>
  );
}
