import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { CategoriesBoundary } from './categories-boundary.tsx';
import { useUpdatePost } from './forum.api.ts';
import { PostForm } from './post-form.tsx';
import type { PostValues } from './use-post-form.ts';

interface EditPostDialogProps {
  post: ForumPost;
  userId: string;
  open: boolean;
  onClose: () => void;
}

export function EditPostDialog({ post, userId, open, onClose }: EditPostDialogProps) {
  const update = useUpdatePost(post.id);
  const { title, content, category } = post;

  async function send(values: PostValues) {
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
      <CategoriesBoundary>
        {(categories) => (
          <PostForm
            categories={categories}
            initial={{ title, content, categoryId: category.id }}
            draftKey={`forum-edit:${userId}:${post.id}`}
            send={send}
            labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
            onCancel={onClose}
          />
        )}
      </CategoriesBoundary>
    </Dialog>
  );
}
