import type { FormEvent } from 'react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { prefixIds } from '../../ui/prefix-ids.ts';
import { toast } from '../../ui/toast-store.ts';
import { useValidatedForm } from '../../ui/use-validated-form.ts';
import { useCategoryMutations } from './admin-categories.api.ts';
import { CategoryFields } from './category-fields.tsx';
import { categoryProblems, toFormValues } from './category-form-values.ts';

interface EditCategoryDialogProps {
  /** `null` while the dialog is closed. */
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
        toastFailure('No se pudo guardar la categoría', error);
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
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
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
