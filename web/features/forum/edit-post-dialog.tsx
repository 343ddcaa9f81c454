import { useMemo } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useUpdatePost } from './forum.api.ts';
import { LoadedCategories } from './loaded-categories.tsx';
import type { PostDraft } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

interface EditPostDialogProps {
  post: ForumPost;
  userId: string;
  open: boolean;
  onClose: () => void;
}

export function EditPostDialog({ post, userId, open, onClose }: EditPostDialogProps) {
  const update = useUpdatePost(post.id);
  const { title, content, category } = post;
  const initial = useMemo(() => ({ title, content, categoryId: category.id }), [title, content, category.id]);

  async function send(values: PostDraft) {
    try {
      await update.mutateAsync(values);
    } catch (error) {
      toastFailure('Error al guardar los cambios', error);
      throw error;
    }
    onClose();
    toast({ title: 'Publicación actualizada', description: 'Tus cambios ya se ven en el foro.' });
  }

  return (
    <Dialog open={open} onClose={onClose} title="Editar publicación" size="lg">
      <LoadedCategories>
        {(categories) => (
          <PostForm
            categories={categories}
            initial={initial}
            draftKey={`forum-edit:${userId}:${post.id}`}
            send={send}
            labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
            onCancel={onClose}
          />
        )}
      </LoadedCategories>
    </Dialog>
  );
}
