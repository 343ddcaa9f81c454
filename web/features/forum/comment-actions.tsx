import { CircleCheck, CircleX, Flag, Link2, Pencil, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { commentAnchor, postPath } from '#contract/paths.ts';
import { fullName } from '../../lib/people.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { copyLink } from '../../ui/share-buttons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDeleteComment } from './comments.api.ts';
import { useSolvePost } from './forum.api.ts';

interface DeleteCommentDialogProps {
  comment: ForumComment;
  open: boolean;
  onClose: () => void;
}

function DeleteCommentDialog({ comment, open, onClose }: DeleteCommentDialogProps) {
  const deletion = useDeleteComment(comment.postId);

  function confirm() {
    deletion.mutate(comment.id, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Comentario eliminado' });
      },
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

interface CommentActionsProps {
  comment: ForumComment;
  post: ForumPost;
  userId: string;
  isSolution: boolean;
  onMode: (mode: 'reply' | 'edit') => void;
}

export function CommentActions({ comment, post, userId, isSolution, onMode }: CommentActionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const solution = useSolvePost(post.id);
  const close = () => setDialog(null);
  const name = comment.author ? fullName(comment.author) : '';
  const url = `${location.origin}${postPath(post)}#${commentAnchor(comment.id)}`;

  function markSolution(commentId: string | null) {
    solution.mutate(commentId, {
      onSuccess: () => toast({ title: commentId ? 'Publicación resuelta' : 'La publicación ya no está resuelta' }),
      onError: (error) => toastFailure('No se pudo cambiar la solución', error),
    });
  }

  const items: Array<MenuItem | false> = [
    post.can.solve &&
      (isSolution
        ? { label: 'Quitar como solución', icon: CircleX, onSelect: () => markSolution(null) }
        : { label: 'Marcar como solución', icon: CircleCheck, onSelect: () => markSolution(comment.id) }),
    { label: 'Copiar enlace', icon: Link2, onSelect: () => copyLink(url) },
    comment.can.edit && { label: 'Editar', icon: Pencil, onSelect: () => onMode('edit') },
    comment.can.report && { label: 'Reportar', icon: Flag, onSelect: () => setDialog('report') },
    comment.can.delete && {
      label: 'Eliminar',
      icon: Trash2,
      destructive: true,
      onSelect: () => setDialog('delete'),
    },
  ];

  return (
    <div data-print="hide" className="mt-1 -mb-2 flex items-center justify-between gap-2">
      {comment.can.reply ? (
        <Button variant="ghost" size="sm" className="-ml-3 min-h-11" onClick={() => onMode('reply')}>
          <Reply aria-hidden="true" className="size-4" />
          Responder<span className="sr-only"> a {name}</span>
        </Button>
      ) : (
        <span />
      )}
      <Menu label={`Más acciones del comentario de ${name}`} items={items.filter((item) => item !== false)} />
      <DeleteCommentDialog comment={comment} open={dialog === 'delete'} onClose={close} />
      <ReportDialog
        userId={userId}
        kind="comment"
        id={comment.id}
        title={
          <>
            Reportar el comentario de <bdi>{name}</bdi>
          </>
        }
        open={dialog === 'report'}
        onClose={close}
      />
    </div>
  );
}
