import { useEffect, useEffectEvent } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import type { DeletedComment } from './comment-list-changes.ts';
import { commentStreamUrl } from './comments.api.ts';

const REOPEN_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

interface StreamHandlers {
  onComment: (comment: ForumComment) => void;
  onEdited: (comment: ForumComment) => void;
  onDeleted: (deleted: DeletedComment) => void;
  /** Something may have gone unheard. */
  onGap: () => void;
}

/**
 * Hears of a post's comments as they are written. A page that nobody looks at lets go of its connection, because
 * browsers lend only a few to a site.
 */
export function useCommentStream(postId: string, handlers: StreamHandlers): void {
  const handle = useEffectEvent((type: string, data: unknown) => {
    if (type === 'comment') handlers.onComment(data as ForumComment);
    else if (type === 'edited') handlers.onEdited(data as ForumComment);
    else if (type === 'deleted') handlers.onDeleted(data as DeletedComment);
    else handlers.onGap();
  });

  useEffect(() => {
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let wait = REOPEN_MS;

    function open() {
      const stream = new EventSource(commentStreamUrl(postId));
      source = stream;
      for (const type of ['comment', 'edited', 'deleted', 'resync']) {
        stream.addEventListener(type, ({ data }) => handle(type, JSON.parse(data)));
      }
      stream.onopen = () => {
        wait = REOPEN_MS;
      };
      stream.onerror = () => {
        // The browser tries again by itself unless it was refused, as by a portal that is just starting.
        if (stream.readyState !== EventSource.CLOSED) return;
        reopening = setTimeout(open, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      };
    }

    function close() {
      clearTimeout(reopening);
      source?.close();
    }

    function onVisibilityChange() {
      close();
      if (document.hidden) return;
      handle('gap', null);
      open();
    }

    if (!document.hidden) open();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      close();
    };
  }, [postId]);
}
