import { Flag } from 'lucide-react';
import type { DirectMessage } from '#contract/messages/messages.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatClock, formatInstant } from '../../lib/instants.ts';
import { splitLinks } from '../../lib/split-links.ts';
import { Button } from '../../ui/button.tsx';
import type { OutgoingMessage } from './outbox.ts';

/** URLs become links that send no referrer. */
function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) => {
    if (!href) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and do not move
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {part}
      </a>
    );
  });
}

function bubbleClass(isOwn: boolean): string {
  return classNames(
    'max-w-[min(34rem,82%)] rounded-2xl px-3.5 py-2 whitespace-pre-wrap wrap-anywhere',
    isOwn ? 'rounded-br-sm bg-primary text-primary-foreground' : 'rounded-bl-sm bg-subtle',
  );
}

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

function problemOf({ state, reason }: OutgoingMessage): string | undefined {
  if (state === 'waiting' || state === 'sending') return undefined;
  if (state === 'unsent') return 'Sin conexión: se enviará cuando vuelva la señal.';
  if (state === 'unresolved') return 'No sabemos si llegó. Se enviará otra vez cuando vuelva la señal, sin repetirse.';
  return `No se envió.${reason ? ` ${reason}` : ''}`;
}

export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const problem = problemOf(message);
  return (
    <div className="flex flex-col items-end gap-1">
      <div className={classNames(bubbleClass(true), problem && 'outline-2 outline-destructive')}>
        <span className="sr-only">Tú: </span>
        <LinkedText text={message.body} />
        {problem ? null : <span className="mt-0.5 block text-right text-xs">Enviando…</span>}
      </div>
      {problem ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="text-sm font-semibold text-destructive">{problem}</p>
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

interface MessageBubbleProps {
  message: DirectMessage;
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
