import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { useEventSource } from '../../lib/use-event-source.ts';
import type { DeletedComment } from './comment-list-changes.ts';
import { commentStreamUrl } from './comments.api.ts';

interface StreamHandlers {
  onComment: (comment: ForumComment) => void;
  onEdited: (comment: ForumComment) => void;
  onDeleted: (deleted: DeletedComment) => void;
  /** Events may have been missed. */
  onResync: () => void;
}

/** Subscribes to a post's comment events (SSE). */
export function useCommentStream(postId: string, handlers: StreamHandlers): void {
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
