import { Flag } from 'lucide-react';
import type { DirectMessage } from '#contract/messages/messages.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatClock, formatInstant } from '../../lib/format-instant.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { bubbleClass } from './bubble-class.ts';

interface MessageBubbleProps {
  message: DirectMessage;
  /** Name of the sender, for messages that are not the viewer's own. */
  author: string;
  onReport: () => void;
}

export function MessageBubble({ message: { body, isOwn, createdAt }, author, onReport }: MessageBubbleProps) {
  return (
    <div className={classNames('group flex items-center gap-1', isOwn && 'justify-end')}>
      <div className={bubbleClass(isOwn)}>
        <span className="sr-only">{isOwn ? 'Tú' : author}: </span>
        <LinkedText text={body} />
        <time dateTime={createdAt} title={formatInstant(createdAt)} className="mt-0.5 block text-right text-xs">
          {formatClock(createdAt)}
        </time>
      </div>
      {isOwn ? null : (
        <button
          type="button"
          aria-label="Reportar este mensaje"
          title="Reportar"
          onClick={onReport}
          className="grid size-9 shrink-0 place-items-center rounded-input text-muted opacity-0 group-hover:opacity-100 hover:bg-subtle hover:text-text focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Flag aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
