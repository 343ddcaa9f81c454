import type { FormEvent } from 'react';
import { slugOf } from '#contract/forum/category-slug.ts';
import { type ForumCategory, forumLimits } from '#contract/forum/forum.contract.ts';
import { schemaProblems } from '../../../lib/schema-problems.ts';
import { CreateForm } from '../../../ui/create-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { defineFields } from '../../../ui/record-form/field-specs.ts';
import { toFormValues } from '../../../ui/record-form/field-values.ts';
import { RecordFields } from '../../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { toastNotSaved } from '../../../ui/toast-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useEditorForm } from '../../../ui/use-editor-form.ts';
import { prefixIds, useValidatedForm, type Validation } from '../../../ui/use-validated-form.ts';
import { useCategoryMutations } from './admin-categories.api.ts';

const categoryFields = defineFields({
  name: { label: 'Nombre', control: 'text', max: forumLimits.categoryName, required: true },
  description: {
    label: 'Descripción',
    control: 'long',
    rows: 2,
    max: forumLimits.categoryDescription,
    required: true,
  },
  color: { label: 'Color', control: 'color', required: true },
});

/** The default colour is from the spec (section 9). */
const emptyForm = { name: '', description: '', color: '#3B82F6' };

const loadSchema = async () => (await import('#contract/forum/admin/admin-categories.contract.ts')).categoryBody;

const findProblems: Validation<typeof emptyForm> = (values) => schemaProblems(loadSchema, values);

const withSlug = (help: string) => ({ ...categoryFields, name: { ...categoryFields.name, help } });

export function CreateCategoryForm({ userId }: { userId: string }) {
  const { create } = useCategoryMutations();
  const record = useEditorForm({
    initial: emptyForm,
    name: `admin-category:${userId}`,
    validate: findProblems,
    save: (values, _: 'create') => create({ ...values, slug: slugOf(values.name) }),
    toValues: () => emptyForm,
    onSaved: () => toast({ title: 'Categoría creada', description: 'La nueva categoría se ha creado correctamente.' }),
    onFailure: (error) => toastNotSaved(error, 'No se pudo crear la categoría.'),
  });
  const slug = slugOf(record.form.watch('name'));
  return (
    <CreateForm
      heading="Nueva categoría"
      label="Crear Categoría"
      prefix="categoria"
      fields={withSlug(slug ? `Se identificará como ${slug}` : 'De él sale su identificador en las direcciones.')}
      record={record}
    />
  );
}

export function EditCategoryDialog({ category, onClose }: { category: ForumCategory | null; onClose: () => void }) {
  return (
    <Dialog open={category !== null} onClose={onClose} title={category ? `Editar «${category.name}»` : ''}>
      {category ? <EditCategoryForm category={category} onClose={onClose} /> : null}
    </Dialog>
  );
}

function EditCategoryForm({ category, onClose }: { category: ForumCategory; onClose: () => void }) {
  const { update } = useCategoryMutations();
  const checked = useValidatedForm({
    initial: toFormValues(categoryFields, category),
    validate: findProblems,
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
      <RecordFields
        fields={withSlug(`Sigue identificándose como ${category.slug}, para que sus enlaces no cambien.`)}
        form={{ form: checked.form, field }}
      />
      <DialogActions
        label="Guardar Cambios"
        busy={checked.sending !== null}
        busyLabel="Guardando..."
        onClose={onClose}
      />
    </form>
  );
}
