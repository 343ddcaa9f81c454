import { useState } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { commentAnchor } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { readDraft } from '../../lib/drafts.ts';
import { fullName } from '../../lib/full-name.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentHeader } from './comment-header.tsx';
import { EditCommentForm } from './edit-comment-form.tsx';
import { InReplyTo } from './in-reply-to.tsx';
import { ReplyForm, replyDraftKey } from './reply-form.tsx';

interface CommentItemProps {
  comment: ForumComment;
  post: ForumPost;
  userId: string;
  isTarget: boolean;
  isNew: boolean;
  /** Set when it is not directly below the comment it answers. */
  showsReplyTo: boolean;
}

export function CommentItem({ comment, post, userId, isTarget, isNew, showsReplyTo }: CommentItemProps) {
  const isSolution = post.solutionId === comment.id;
  // A reply draft from before a reload reopens its form.
  const [mode, setMode] = useState<'reply' | 'edit' | null>(() =>
    comment.can.reply && readDraft(replyDraftKey(userId, comment.id)) ? 'reply' : null,
  );
  const close = () => setMode(null);

  function closeAndFocus() {
    close();
    document.getElementById(commentAnchor(comment.id))?.focus({ preventScroll: true });
  }

  return (
    <article
      id={commentAnchor(comment.id)}
      tabIndex={-1}
      aria-label={comment.author ? `Comentario de ${fullName(comment.author)}` : 'Comentario eliminado'}
      className={classNames(
        'rounded-card border p-3 sm:p-4',
        isTarget ? 'border-sun bg-yellow-ground ring-2 ring-sun' : 'bg-card',
        !isTarget && (isSolution ? 'border-green-text' : 'border-border'),
      )}
    >
      {comment.isDeleted ? (
        <p className="text-muted italic">Comentario eliminado</p>
      ) : (
        <>
          <CommentHeader comment={comment} isSolution={isSolution} isNew={isNew} />
          {showsReplyTo ? <InReplyTo replyTo={comment.replyTo} /> : null}
          {mode === 'edit' ? (
            <EditCommentForm comment={comment} userId={userId} onDone={closeAndFocus} />
          ) : (
            <Markdown author="member" text={comment.content ?? ''} className="mt-2" />
          )}
          {mode === null ? (
            <CommentActions comment={comment} post={post} isSolution={isSolution} onMode={setMode} />
          ) : null}
        </>
      )}
      {mode === 'reply' ? (
        <ReplyForm comment={comment} userId={userId} onSent={close} onCancel={closeAndFocus} />
      ) : null}
    </article>
  );
}
