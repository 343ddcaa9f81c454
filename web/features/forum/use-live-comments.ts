import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { isKept } from '../../lib/is-kept.ts';
import { useEventSource } from '../../lib/use-event-source.ts';
import { replyName } from './comment-forms.tsx';
import type { DeletedComment } from './comment-list-changes.ts';
import {
  cacheDeletedComment,
  cacheEditedComment,
  cacheNewComment,
  commentStreamUrl,
  invalidateComments,
} from './comments.api.ts';

interface CommentEvents {
  comment: ForumComment;
  edited: ForumComment;
  deleted: DeletedComment;
  /** Events may have been missed. */
  resync: object;
}

/** Own comments are excluded. */
export function useLiveComments(postId: string, userId: string): ForumComment[] {
  const queryClient = useQueryClient();
  const [arrived, setArrived] = useState<ForumComment[]>([]);

  const resync = () => invalidateComments(queryClient, postId);

  useEventSource<CommentEvents>(postId, {
    url: () => commentStreamUrl(postId),
    onResume: resync,
    handlers: {
      resync,
      comment: (comment) => {
        const isNew = !arrived.some(({ id }) => id === comment.id) && cacheNewComment(queryClient, comment);
        if (isNew && comment.author?.id !== userId) setArrived((known) => [...known, comment]);
      },
      edited: (comment) => cacheEditedComment(queryClient, comment),
      deleted: (deleted) => {
        // A tombstone keeps an open reply draft on the page, although the server refuses to send it.
        const isBeingAnswered = isKept(replyName(userId, deleted.id));
        cacheDeletedComment(queryClient, postId, { ...deleted, isTombstone: deleted.isTombstone || isBeingAnswered });
        setArrived((known) => known.filter(({ id }) => id !== deleted.id));
      },
    },
  });

  return arrived;
}
