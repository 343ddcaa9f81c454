import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Correspondent, DirectMessage } from '#contract/messages/messages.contract.ts';
import {
  dayInSantoDomingo,
  dayParts,
  formatLongDate,
  monthName,
  todayInSantoDomingo,
  weekdayName,
} from '../../lib/dates.ts';
import { fullName } from '../../lib/people.ts';
import { useMinuteTick } from '../../lib/use-minute-tick.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { Button } from '../../ui/button.tsx';
import { RenderBoundary } from '../../ui/render-boundary.tsx';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { MessageBubble, OutgoingBubble } from './message-bubble.tsx';
import { useReadMessages } from './messages.api.ts';
import type { useOutbox } from './outbox.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

interface MessageDay<Item> {
  day: string;
  items: Item[];
}

export function groupByDay<Item extends { createdAt: string }>(items: readonly Item[]): MessageDay<Item>[] {
  const days: MessageDay<Item>[] = [];
  for (const item of items) {
    const day = dayInSantoDomingo(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

const DAY_MS = 86_400_000;

/** "Hoy", "Ayer", "lunes, 3 de marzo"; the full date in other years. */
export function dayLabel(day: string, today: string): string {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (age <= 0) return 'Hoy';
  if (age === 1) return 'Ayer';
  const { year, month, day: number } = dayParts(day);
  return year === dayParts(today).year ? `${weekdayName(day)}, ${number} de ${monthName(month)}` : formatLongDate(day);
}

interface ViewedConversation {
  memberId: string;
  unread: number;
  newestId: string | undefined;
  isSeen: boolean;
}

function useMarkReadOnView({ memberId, unread, newestId, isSeen }: ViewedConversation): void {
  const isVisible = usePageVisible();
  const { mutate } = useReadMessages();
  /** Sent once per message: a failed request is covered by the one for the next message. */
  const requested = useRef<string>(undefined);

  useEffect(() => {
    if (!isVisible || !isSeen || unread === 0 || !newestId || requested.current === newestId) return;
    requested.current = newestId;
    mutate({ params: { memberId }, body: { upTo: newestId } });
  }, [isVisible, isSeen, unread, newestId, memberId, mutate]);
}

export interface OlderMessages {
  has: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
}

interface MessageListProps {
  userId: string;
  member: Correspondent;
  messages: DirectMessage[];
  outbox: ReturnType<typeof useOutbox>;
  unread: number;
  canWrite: boolean;
  older: OlderMessages;
}

export function MessageList({ userId, member, messages, outbox, unread, canWrite, older }: MessageListProps) {
  useMinuteTick();
  const name = fullName(member);
  const newest = messages.at(-1);
  const scroll = useThreadScroll({
    firstId: messages[0]?.id,
    lastId: outbox.waiting.at(-1)?.clientId ?? newest?.id,
    lastIsOwn: outbox.waiting.length > 0 || newest?.isOwn === true,
  });
  useMarkReadOnView({ memberId: member.id, unread, newestId: newest?.id, isSeen: scroll.isAtBottom });
  const [reported, setReported] = useState<string | null>(null);
  const today = todayInSantoDomingo();

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroll.scroller}
        role="log"
        aria-label={`Mensajes con ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
        tabIndex={0}
        onScroll={scroll.onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2 lg:px-4"
      >
        {older.has ? (
          <p className="mb-4 text-center">
            <Button variant="outline" size="sm" busy={older.isLoading} busyLabel="Cargando…" onClick={older.load}>
              {older.hasFailed ? 'Reintentar' : 'Ver mensajes anteriores'}
            </Button>
          </p>
        ) : null}
        {messages.length + outbox.waiting.length === 0 ? (
          <p className="py-12 text-center text-muted">
            Aún no se han escrito.{canWrite ? ` Saluda a ${member.firstName}.` : null}
          </p>
        ) : null}
        {groupByDay(messages).map(({ day, items }) => (
          <div key={day}>
            <p className="my-4 text-center text-xs font-semibold text-muted">{dayLabel(day, today)}</p>
            <ul className="grid gap-2">
              {items.map((message) => (
                <li key={message.id}>
                  <RenderBoundary fallback={<p className="text-muted italic">No pudimos mostrar este mensaje.</p>}>
                    <MessageBubble message={message} author={name} onReport={() => setReported(message.id)} />
                  </RenderBoundary>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ul className="mt-2 grid gap-2">
          {outbox.waiting.map((message) => (
            <li key={message.clientId}>
              <OutgoingBubble
                message={message}
                onRetry={() => outbox.retry(message)}
                onDiscard={() => outbox.discard(message)}
              />
            </li>
          ))}
        </ul>
      </div>
      {scroll.hasNews ? (
        <Button
          size="sm"
          onClick={scroll.toBottom}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-lg"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Mensajes nuevos
        </Button>
      ) : null}
      <ReportDialog
        key={reported}
        kind="message"
        id={reported ?? ''}
        userId={userId}
        title={
          <>
            Reportar un mensaje de <bdi>{name}</bdi>
          </>
        }
        open={reported !== null}
        onClose={() => setReported(null)}
      />
    </div>
  );
}
