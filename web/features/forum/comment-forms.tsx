import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { commentAnchor } from '#contract/paths.ts';
import { isKept } from '../../lib/is-kept.ts';
import { fullName } from '../../lib/people.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCommentMutations } from './comments.api.ts';

/** Code-split: readers need no form. The placeholder is as tall as an empty form. */
const CommentForm = lazyPart(
  async () => (await import('./comment-form.tsx')).CommentForm,
  <Skeleton className="mt-3 h-52 rounded-input" />,
);

/** A form that is still open navigates to the new comment, whichever page it is on. */
function useSendComment(postId: string, parentId: string | null, onSent?: () => void) {
  const { create, update } = useCommentMutations(postId);
  const [, navigate] = useLocation();
  return {
    send: (body: { content: string }, key: string) => create({ ...body, parentId }, key),
    correct: update,
    onSent: ({ id }: ForumComment, { isOpen }: { isOpen: boolean }) => {
      if (!isOpen) return toast({ title: 'Comentario publicado' });
      onSent?.();
      navigate(`${location.pathname}${location.search}#${commentAnchor(id)}`, { replace: true });
    },
    onFailure: (error: unknown) => toastFailure('Error al comentar', error),
    labels: { submit: 'Comentar', busy: 'Publicando...' },
  };
}

export function CommentComposer({ post, userId }: { post: ForumPost; userId: string }) {
  const submission = useSendComment(post.id, null);
  if (!post.can.comment) {
    return (
      <p className="mt-6 flex items-center gap-3 rounded-card bg-subtle px-4 py-3">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {post.isPublished
          ? 'Esta publicación está cerrada a nuevos comentarios.'
          : 'Esta publicación fue retirada y no admite comentarios.'}
      </p>
    );
  }
  return (
    <Card className="mt-6 p-4 sm:p-5">
      {post.isClosed ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Está cerrada para los miembros; tú todavía puedes comentar.
        </p>
      ) : null}
      <CommentForm
        id="comentar"
        label="Escribe un comentario"
        key={post.id}
        name={`forum-comment:${userId}:${post.id}`}
        initial={{ content: '', images: [] }}
        {...submission}
      />
    </Card>
  );
}

export const replyName = (userId: string, commentId: string) => `forum-reply:${userId}:${commentId}`;

interface ReplyFormProps {
  comment: ForumComment;
  userId: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ReplyForm({ comment, userId, onSent, onCancel }: ReplyFormProps) {
  const submission = useSendComment(comment.postId, comment.id, onSent);
  const name = replyName(userId, comment.id);
  // A form restored from a draft after a reload does not take the focus.
  const [isAskedFor] = useState(() => !isKept(name));
  return (
    <CommentForm
      label={comment.author ? `Responder a ${fullName(comment.author)}` : 'Responder'}
      name={name}
      initial={{ content: '', images: [] }}
      {...submission}
      labels={{ submit: 'Responder', busy: 'Publicando...' }}
      autoFocus={isAskedFor}
      onCancel={onCancel}
    />
  );
}

interface EditCommentFormProps {
  comment: ForumComment;
  userId: string;
  onDone: () => void;
}

export function EditCommentForm({ comment, userId, onDone }: EditCommentFormProps) {
  const { update } = useCommentMutations(comment.postId);
  const isOwn = comment.author?.id === userId;
  return (
    <CommentForm
      label="Editar comentario"
      name={`forum-comment-edit:${userId}:${comment.id}`}
      initial={{ content: comment.content ?? '', ...(isOwn && { images: comment.images }) }}
      labels={{ submit: 'Guardar Cambios', busy: 'Guardando...' }}
      send={(body) => update(comment, body)}
      onSent={(_, { isOpen }) => isOpen && onDone()}
      onFailure={(error) => toastFailure('Error al guardar los cambios', error)}
      autoFocus
      onCancel={onDone}
    />
  );
}
