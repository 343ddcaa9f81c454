import { Lock } from 'lucide-react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { Card } from '../../ui/card.tsx';
import { CommentForm } from './comment-form.tsx';
import { useSendComment } from './use-send-comment.ts';

interface CommentComposerProps {
  post: ForumPost;
  userId: string;
}

export function CommentComposer({ post, userId }: CommentComposerProps) {
  const { send, isSending } = useSendComment(post.id, null);
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
        draftKey={`forum-comment:${userId}:${post.id}`}
        labels={{ submit: 'Comentar', busy: 'Publicando...' }}
        send={send}
        isSending={isSending}
      />
    </Card>
  );
}
