import { useState } from 'react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { SaveIntent } from '../../ui/use-save-record.ts';

export type UnlikelyDay = 'past' | 'far';
type ReadEvent = Pick<AdminEvent, 'date' | 'publication'>;

const YEARS_AHEAD = 5;

/** More than five calendar years ahead: a mistyped year is likely. From 3000 on the form itself refuses it. */
export function isSurprisinglyFar(date: string, today: string): boolean {
  const limit = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  return date > limit && date < '3000';
}

/** Whether saving shows the public an unlikely day that it did not show before. Before 2000 the form itself refuses it. */
export function unlikelyDay(
  date: string,
  intent: SaveIntent,
  event: ReadEvent | null,
  today: string,
): UnlikelyDay | null {
  const wasPublic = event?.publication === 'published';
  const isPublic = wasPublic || intent === 'publish';
  if (!isPublic || date < '2000' || (wasPublic && event.date === date)) return null;
  if (date < today) return 'past';
  return isSurprisinglyFar(date, today) ? 'far' : null;
}

const UnlikelyDayDialog = lazyPart(async () => (await import('./unlikely-day-dialog.tsx')).UnlikelyDayDialog, null);

interface EventForm {
  form: { getValues: () => { date: string } };
  submit: (intent: SaveIntent) => Promise<void>;
}

/** Asks before an event is published whose day is over, or years away. */
export function useUnlikelyDayQuestion(form: EventForm, event: ReadEvent | null) {
  const [asked, setAsked] = useState<{ intent: SaveIntent; date: string; why: UnlikelyDay } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function submit(intent: SaveIntent): Promise<void> {
    const { date } = form.form.getValues();
    const why = unlikelyDay(date, intent, event, todayInSantoDomingo());
    if (!why) return form.submit(intent);
    setAsked({ intent, date, why });
    setIsOpen(true);
  }

  function confirm() {
    setIsOpen(false);
    if (asked) form.submit(asked.intent);
  }

  const question = asked ? (
    <UnlikelyDayDialog {...asked} open={isOpen} onConfirm={confirm} onClose={() => setIsOpen(false)} />
  ) : null;
  return { submit, question };
}
