import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { readDraft } from '../../lib/drafts.ts';
import { cacheDeletedComment, cacheEditedComment, cacheNewComment, invalidateComments } from './comments.api.ts';
import { replyDraftKey } from './reply-form.tsx';
import { useCommentStream } from './use-comment-stream.ts';

/** Comments of others that came while the page was open, in that order. One's own need no announcement. */
export function useLiveComments(postId: string, userId: string): ForumComment[] {
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState<ForumComment[]>([]);

  useCommentStream(postId, {
    onComment: (comment) => {
      const isNew = !arrived.some(({ id }) => id === comment.id) && cacheNewComment(queryClient, comment);
      if (isNew && comment.author?.id !== userId) setArrived((known) => [...known, comment]);
    },
    onEdited: (comment) => cacheEditedComment(queryClient, comment),
    onDeleted: (deleted) => {
      // Whoever is answering it keeps what they wrote; sending it tells them that there is nothing to answer.
      const isBeingAnswered = readDraft(replyDraftKey(userId, deleted.id)) !== null;
      cacheDeletedComment(queryClient, postId, { ...deleted, isTombstone: deleted.isTombstone || isBeingAnswered });
      setArrived((known) => known.filter(({ id }) => id !== deleted.id));
    },
    onResync: () => invalidateComments(queryClient, postId),
  });

  return arrived;
}
