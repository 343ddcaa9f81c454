import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RecordListSkeleton } from '../../ui/record-list-skeleton.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { allCategoriesQuery, useCategoryMutations } from './admin-categories.api.ts';
import { archiveAction } from './archive-action.tsx';
import { CategoryRow } from './category-row.tsx';
import { CreateCategoryForm } from './create-category-form.tsx';
import { EditCategoryDialog } from './edit-category-dialog.tsx';

export function CategoriesPanel({ userId }: { userId: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <CreateCategoryForm userId={userId} />
      <CategoryList />
    </div>
  );
}

function CategoryList() {
  const { data, error, isError, isFetching, refetch } = useQuery(allCategoriesQuery);
  const mutations = useCategoryMutations();
  const { confirmAction, dialog } = useActionDialog();
  const [edited, setEdited] = useState<ForumCategory | null>(null);
  useRedirectIfLoggedOut(error);
  return (
    <section aria-labelledby="categorias-creadas">
      <h2 id="categorias-creadas" className="mb-3 text-xl">
        Categorías existentes
      </h2>
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar las categorías" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <RecordListSkeleton label="Cargando categorías..." />}
      {data?.length === 0 ? <EmptyState title="No hay categorías creadas" /> : null}
      <ul className="grid gap-3">
        {data?.map((category) => (
          <li key={category.id}>
            <CategoryRow
              category={category}
              onEdit={() => setEdited(category)}
              onArchive={() => confirmAction(archiveAction(category, mutations))}
            />
          </li>
        ))}
      </ul>
      <EditCategoryDialog category={edited} onClose={() => setEdited(null)} />
      {dialog}
    </section>
  );
}
