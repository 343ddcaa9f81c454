import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { commentAnchor, memberPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { isKept } from '../../lib/is-kept.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RenderBoundary } from '../../ui/render-boundary.tsx';
import { CommentActions } from './comment-actions.tsx';
import { EditCommentForm, ReplyForm, replyName } from './comment-forms.tsx';
import { ImageGrid } from './image-grid.tsx';
import { EditedLabel } from './post-labels.tsx';

interface CommentThread {
  rootId: string;
  /** Absent if the thread began on the previous page. */
  root: ForumComment | undefined;
  answers: ForumComment[];
}

function groupThreads(comments: ForumComment[]): CommentThread[] {
  const threads = new Map<string, CommentThread>();
  for (const comment of comments) {
    const thread = threads.get(comment.rootId) ?? { rootId: comment.rootId, root: undefined, answers: [] };
    threads.set(comment.rootId, thread);
    if (comment.id === comment.rootId) thread.root = comment;
    else thread.answers.push(comment);
  }
  return [...threads.values()];
}

function InReplyTo({ replyTo }: Pick<ForumComment, 'replyTo'>) {
  if (!replyTo) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      en respuesta a{' '}
      {replyTo.author ? (
        <a href={`#${commentAnchor(replyTo.id)}`} className="inline-link inline-block max-w-full py-0.5">
          <bdi>{fullName(replyTo.author)}</bdi>
        </a>
      ) : (
        'un comentario eliminado'
      )}
    </p>
  );
}

interface CommentHeaderProps {
  comment: ForumComment;
  isSolution: boolean;
  isNew: boolean;
}

function CommentHeader({ comment: { id, author, createdAt, editedAt }, isSolution, isNew }: CommentHeaderProps) {
  if (!author) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar {...author} imageUrl={author.profileImageUrl} className="size-9 text-sm" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <Link href={memberPath(author)} className="inline-block min-w-0 py-1 font-semibold hover:underline">
          <bdi>{fullName(author)}</bdi>
        </Link>
        <AdminBadge role={author.role} />
        <a href={`#${commentAnchor(id)}`} className="inline-block py-1 text-muted hover:underline">
          <span className="sr-only">Enlace a este comentario, </span>
          <RelativeTime instant={createdAt} />
        </a>
        <EditedLabel editedAt={editedAt} />
        {isSolution ? (
          <Badge tone="green">
            <CircleCheck aria-hidden="true" className="size-3.5" />
            Solución
          </Badge>
        ) : null}
        {isNew ? <Badge tone="blue">Nuevo</Badge> : null}
      </div>
    </div>
  );
}

interface CommentItemProps {
  comment: ForumComment;
  post: ForumPost;
  userId: string;
  isTarget: boolean;
  isNew: boolean;
  showsReplyTo: boolean;
}

function CommentItem({ comment, post, userId, isTarget, isNew, showsReplyTo }: CommentItemProps) {
  const isSolution = post.solutionId === comment.id;
  // A reply draft from before a reload reopens its form.
  const [mode, setMode] = useState<'reply' | 'edit' | null>(() =>
    comment.can.reply && isKept(replyName(userId, comment.id)) ? 'reply' : null,
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
            <>
              <Markdown author="member" text={comment.content ?? ''} className="mt-2" />
              <ImageGrid images={comment.images} />
            </>
          )}
          {mode === null ? (
            <CommentActions comment={comment} post={post} userId={userId} isSolution={isSolution} onMode={setMode} />
          ) : null}
        </>
      )}
      {mode === 'reply' ? (
        <ReplyForm comment={comment} userId={userId} onSent={close} onCancel={closeAndFocus} />
      ) : null}
    </article>
  );
}

interface CommentThreadsProps {
  comments: ForumComment[];
  post: ForumPost;
  userId: string;
  target: string | null;
  arrivedIds: string[];
}

/** One level of nesting; deeper replies are flattened and name the comment they answer. */
export function CommentThreads({ comments, post, userId, target, arrivedIds }: CommentThreadsProps) {
  const item = (comment: ForumComment, namesAnswered: boolean) => (
    <RenderBoundary fallback={<p className="text-muted italic">No pudimos mostrar este comentario.</p>}>
      <CommentItem
        comment={comment}
        post={post}
        userId={userId}
        isTarget={comment.id === target}
        isNew={arrivedIds.includes(comment.id)}
        showsReplyTo={namesAnswered}
      />
    </RenderBoundary>
  );
  return (
    <ol className="grid grid-cols-1 gap-4">
      {groupThreads(comments).map(({ rootId, root, answers }) => (
        <li key={rootId}>
          {root ? item(root, false) : null}
          {answers.length > 0 ? (
            <ol className="mt-2 ml-3 grid grid-cols-1 gap-2 border-l-2 border-border pl-2 sm:ml-5 sm:pl-4">
              {answers.map((answer) => (
                <li key={answer.id}>{item(answer, !root || answer.parentId !== rootId)}</li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
