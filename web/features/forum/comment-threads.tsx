import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { RenderBoundary } from '../../ui/render-boundary.tsx';
import { CommentItem } from './comment-item.tsx';
import { groupThreads } from './group-threads.ts';

interface CommentThreadsProps {
  comments: ForumComment[];
  post: ForumPost;
  userId: string;
  /** Id of the linked comment. */
  target: string | null;
  arrivedIds: string[];
}

/** Threads with one level of nesting; deeper replies are flattened and name the comment they answer. */
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
