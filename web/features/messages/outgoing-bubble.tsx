import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { bubbleClass } from './bubble-class.ts';
import type { OutgoingMessage } from './outbox.ts';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Unconfirmed message: being sent, or failed. */
export function OutgoingBubble({ message: { body, failure }, onRetry, onDiscard }: OutgoingBubbleProps) {
  return (
    <div className="flex flex-col items-end gap-1">
      <div className={classNames(bubbleClass(true), failure && 'outline-2 outline-destructive')}>
        <span className="sr-only">Tú: </span>
        <LinkedText text={body} />
        {failure ? null : <span className="mt-0.5 block text-right text-xs">Enviando…</span>}
      </div>
      {failure ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-sm font-semibold text-destructive">No se envió. {failure}</p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Reintentar
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      ) : null}
    </div>
  );
}
