import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { countOf } from '../../../lib/numbers.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { RecordRowsSkeleton } from '../../../ui/skeleton.tsx';
import { allCategoriesQuery, useCategoryMutations } from './admin-categories.api.ts';
import { CreateCategoryForm, EditCategoryDialog } from './category-forms.tsx';

function archiveAction(category: ForumCategory, mutations: ReturnType<typeof useCategoryMutations>): ConfirmedAction {
  const { id, name } = category;
  if (category.isArchived) {
    return {
      title: <ConfirmQuestion verb="Reabrir" name={name} />,
      text: 'Volverá a admitir publicaciones.',
      confirmLabel: 'Reabrir',
      busyLabel: 'Guardando...',
      run: () => mutations.restore(id),
      success: { title: 'Categoría reabierta', description: `«${name}» vuelve a admitir publicaciones.` },
      failure: 'No se pudo reabrir la categoría',
    };
  }
  return {
    title: <ConfirmQuestion verb="Archivar" name={name} />,
    text: 'No admitirá publicaciones nuevas. Lo publicado se queda y se puede leer; sin publicaciones, deja de verse.',
    confirmLabel: 'Archivar',
    busyLabel: 'Guardando...',
    run: () => mutations.archive(id),
    success: { title: 'Categoría archivada', description: `«${name}» ya no admite publicaciones nuevas.` },
    failure: 'No se pudo archivar la categoría',
  };
}

interface CategoryRowProps {
  category: ForumCategory;
  onEdit: () => void;
  onArchive: () => void;
}

function CategoryRow({ category, onEdit, onArchive }: CategoryRowProps) {
  const { name, description, slug, color, postsCount, isArchived } = category;
  const archiving = isArchived ? 'Reabrir' : 'Archivar';
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 gap-3">
        <span
          aria-hidden="true"
          style={{ backgroundColor: color }}
          className="mt-1.5 size-4 shrink-0 rounded-full border border-input-border"
        />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted wrap-anywhere">{description}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-muted">
            <Badge className="wrap-anywhere">{slug}</Badge>
            {isArchived ? <Badge tone="yellow">Archivada</Badge> : null}
            {countOf(postsCount, 'publicación', 'publicaciones')}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-label={`Editar: ${name}`} onClick={onEdit}>
          Editar
        </Button>
        <Button size="sm" variant="outline" aria-label={`${archiving}: ${name}`} onClick={onArchive}>
          {archiving}
        </Button>
      </div>
    </Card>
  );
}

export function CategoriesPanel({ userId }: { userId: string }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <CreateCategoryForm userId={userId} />
      <CategoryList />
    </div>
  );
}

function CategoryList() {
  const query = useQuery(allCategoriesQuery);
  const mutations = useCategoryMutations();
  const { confirmAction, dialog } = useActionDialog();
  const [edited, setEdited] = useState<ForumCategory | null>(null);
  return (
    <section aria-labelledby="categorias-creadas">
      <h2 id="categorias-creadas" className="mb-3 text-xl">
        Categorías existentes
      </h2>
      <QueryBoundary
        query={query}
        skeleton={<RecordRowsSkeleton />}
        loading="Cargando categorías..."
        failed="No se pudieron cargar las categorías"
      >
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title="No hay categorías creadas" />
          ) : (
            <ul className="grid gap-3">
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryRow
                    category={category}
                    onEdit={() => setEdited(category)}
                    onArchive={() => confirmAction(archiveAction(category, mutations))}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <EditCategoryDialog category={edited} onClose={() => setEdited(null)} />
      {dialog}
    </section>
  );
}
