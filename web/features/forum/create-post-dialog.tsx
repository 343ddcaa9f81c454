import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readDraft } from '../../lib/drafts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { CategoriesBoundary } from './categories-boundary.tsx';
import { categoriesQuery, useCreatePost } from './forum.api.ts';
import { LazyPostForm, preloadPostForm } from './lazy-post-form.tsx';
import type { PostValues } from './use-post-form.ts';

interface CreatePostDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  /** Current category filter, preselected in the form. */
  categorySlug: string;
}

export function CreatePostDialog({ open, onClose, userId, categorySlug }: CreatePostDialogProps) {
  const { data: known } = useQuery(categoriesQuery);
  const creation = useCreatePost();
  useEffect(preloadPostForm, []);
  const draftKey = `forum-post:${userId}`;
  const categoryId = known?.find(({ slug, isArchived }) => slug === categorySlug && !isArchived)?.id ?? '';

  async function send(values: PostValues) {
    try {
      await creation.mutateAsync(values);
    } catch (error) {
      toastFailure('Error al crear el post', error);
      throw error;
    }
    onClose();
    toast({
      title: '¡Post creado exitosamente!',
      description: 'Tu publicación ha sido creada y ya está disponible en el foro.',
    });
  }

  function close() {
    if (readDraft(draftKey)) {
      toast({ title: 'Guardamos tu borrador', description: 'Lo encontrarás aquí cuando vuelvas a escribir.' });
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title="Crear nuevo post" size="lg">
      <CategoriesBoundary>
        {(categories) =>
          // A new site may have no categories yet, and a post cannot be sent without one.
          categories.some(({ isArchived }) => !isArchived) ? (
            <LazyPostForm
              categories={categories}
              initial={{ title: '', content: '', categoryId }}
              draftKey={draftKey}
              send={send}
              labels={{ submit: 'Publicar', busy: 'Publicando...' }}
              suggestSimilar
              onCancel={close}
            />
          ) : (
            <EmptyState
              title="Aún no hay categorías"
              description="Cada publicación va en una categoría, y la administración todavía no ha abierto ninguna."
              compact
            />
          )
        }
      </CategoriesBoundary>
    </Dialog>
  );
}
