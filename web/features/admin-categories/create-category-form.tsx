import type { FormEvent } from 'react';
import { slugOf } from '#contract/forum/admin-categories.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { prefixIds } from '../../ui/prefix-ids.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { useCategoryMutations } from './admin-categories.api.ts';
import { CategoryFields } from './category-fields.tsx';
import { categoryProblems, emptyCategoryForm } from './category-form-values.ts';

export function CreateCategoryForm({ userId }: { userId: string }) {
  const { create } = useCategoryMutations();
  const record = useEditorForm({
    initial: emptyCategoryForm,
    draftKey: `admin-category:${userId}`,
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
