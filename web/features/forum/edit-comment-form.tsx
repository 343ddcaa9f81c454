import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { CommentForm } from './comment-form.tsx';
import { useUpdateComment } from './comments.api.ts';

interface EditCommentFormProps {
  comment: ForumComment;
  userId: string;
  onDone: () => void;
}

export function EditCommentForm({ comment, userId, onDone }: EditCommentFormProps) {
  const update = useUpdateComment(comment.id);

  async function send(content: string) {
    try {
      await update.mutateAsync(content);
    } catch (error) {
      toastFailure('Error al guardar los cambios', error);
      throw error;
    }
    onDone();
  }

  return (
    <CommentForm
      label="Editar comentario"
      draftKey={`forum-comment-edit:${userId}:${comment.id}`}
      initial={comment.content ?? ''}
      labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
      send={send}
      isSending={update.isPending}
      autoFocus
      onCancel={onDone}
    />
  );
}
