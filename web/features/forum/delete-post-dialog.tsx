import { useLocation } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useDeletePost } from './forum.api.ts';

interface DeletePostDialogProps {
  post: ForumPost;
  open: boolean;
  onClose: () => void;
}

export function DeletePostDialog({ post, open, onClose }: DeletePostDialogProps) {
  const deletion = useDeletePost(post.id);
  const [, navigate] = useLocation();

  function confirm() {
    deletion.mutate(undefined, {
      onSuccess: () => {
        onClose();
        navigate('/forum', { replace: true });
        toast({ title: 'Publicación eliminada', description: `«${post.title}» ya no está en el foro.` });
      },
      onError: (error) => toastFailure('No se pudo eliminar la publicación', error),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          ¿Eliminar «<bdi>{post.title}</bdi>»?
        </>
      }
      confirmLabel="Eliminar"
      busyLabel="Eliminando..."
      busy={deletion.isPending}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Se borra con todos sus comentarios y no se puede deshacer.</p>
    </ConfirmDialog>
  );
}
