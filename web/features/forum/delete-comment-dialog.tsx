import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteComment } from './comments.api.ts';

interface DeleteCommentDialogProps {
  comment: ForumComment;
  open: boolean;
  onClose: () => void;
}

export function DeleteCommentDialog({ comment, open, onClose }: DeleteCommentDialogProps) {
  const deletion = useDeleteComment(comment.postId, comment.id);

  function confirm() {
    deletion.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Comentario eliminado' });
      },
      onError: (error) => toastFailure('No se pudo eliminar el comentario', error),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          ¿Eliminar el comentario de <bdi>{comment.author ? fullName(comment.author) : ''}</bdi>?
        </>
      }
      confirmLabel="Eliminar"
      busyLabel="Eliminando..."
      busy={deletion.isPending}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <blockquote dir="auto" className="line-clamp-3 border-l-4 border-border pl-3 wrap-anywhere">
        {comment.content}
      </blockquote>
      <p className="mt-3">No se puede deshacer. Si tiene respuestas, queda su lugar vacío.</p>
    </ConfirmDialog>
  );
}
