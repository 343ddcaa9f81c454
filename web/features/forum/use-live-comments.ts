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

interface StreamHandlers {
  onComment: (comment: ForumComment) => void;
  onEdited: (comment: ForumComment) => void;
  onDeleted: (deleted: DeletedComment) => void;
  /** Events may have been missed. */
  onResync: () => void;
}

function useCommentStream(postId: string, handlers: StreamHandlers): void {
  useEventSource(postId, {
    url: () => commentStreamUrl(postId),
    types: ['comment', 'edited', 'deleted', 'resync'],
    onEvent: (type, data) => {
      if (type === 'comment') handlers.onComment(data as ForumComment);
      else if (type === 'edited') handlers.onEdited(data as ForumComment);
      else if (type === 'deleted') handlers.onDeleted(data as DeletedComment);
      else handlers.onResync();
    },
    onResume: handlers.onResync,
  });
}

/** Own comments are excluded. */
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
      // A tombstone keeps an open reply draft on the page, although the server refuses to send it.
      const isBeingAnswered = isKept(replyName(userId, deleted.id));
      cacheDeletedComment(queryClient, postId, { ...deleted, isTombstone: deleted.isTombstone || isBeingAnswered });
      setArrived((known) => known.filter(({ id }) => id !== deleted.id));
    },
    onResync: () => invalidateComments(queryClient, postId),
  });

  return arrived;
}
