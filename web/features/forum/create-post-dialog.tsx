import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DeferredPostForm, preparePostForm } from './deferred-post-form.tsx';
import { categoriesQuery, useCreatePost } from './forum.api.ts';
import { type PostDraft, readPostDraft } from './post-draft.ts';

interface CreatePostDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  /** The category that is being read is most likely the one to write in. */
  categorySlug: string;
}

export function CreatePostDialog({ open, onClose, userId, categorySlug }: CreatePostDialogProps) {
  const { data: categories, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const creation = useCreatePost();
  useEffect(preparePostForm, []);
  const draftKey = `forum-post:${userId}`;
  const categoryId = categories?.find(({ slug, isArchived }) => slug === categorySlug && !isArchived)?.id ?? '';
  const initial = useMemo(() => ({ title: '', content: '', categoryId }), [categoryId]);

  async function send(values: PostDraft) {
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
    if (readPostDraft(draftKey)) {
      toast({ title: 'Guardamos tu borrador', description: 'Lo encontrarás aquí cuando vuelvas a escribir.' });
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title="Crear nuevo post" size="lg">
      {categories ? (
        <DeferredPostForm
          categories={categories}
          initial={initial}
          draftKey={draftKey}
          send={send}
          labels={{ submit: 'Publicar', busy: 'Publicando...' }}
          suggestSimilar
          onCancel={close}
        />
      ) : isError ? (
        <ErrorState title="No se pudieron cargar las categorías" onRetry={refetch} retrying={isFetching} />
      ) : (
        <Spinner className="min-h-48" />
      )}
    </Dialog>
  );
}
