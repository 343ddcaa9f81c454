import { useState } from 'react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { formatLongDate, todayInSantoDomingo } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { SaveIntent } from '../../ui/use-save-record.ts';

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
): 'past' | 'far' | null {
  const wasPublic = event?.publication === 'published';
  const isPublic = wasPublic || intent === 'publish';
  if (!isPublic || date < '2000' || (wasPublic && event.date === date)) return null;
  if (date < today) return 'past';
  return isSurprisinglyFar(date, today) ? 'far' : null;
}

const questions = {
  past: {
    title: '¿Publicar un evento que ya pasó?',
    text: 'Aparecerá entre los eventos anteriores, y nadie podrá inscribirse.',
  },
  far: {
    title: '¿Publicar un evento para dentro de más de cinco años?',
    text: 'Revisa que el año esté bien escrito.',
  },
};

interface EventForm {
  form: { getValues: () => { date: string } };
  submit: (intent: SaveIntent) => Promise<void>;
}

/** Asks before an event is published whose day is over, or years away. */
export function useUnlikelyDayQuestion(form: EventForm, event: ReadEvent | null) {
  const [asked, setAsked] = useState<{ intent: SaveIntent; date: string; why: keyof typeof questions } | null>(null);

  async function submit(intent: SaveIntent): Promise<void> {
    const { date } = form.form.getValues();
    const why = unlikelyDay(date, intent, event, todayInSantoDomingo());
    if (why) setAsked({ intent, date, why });
    else await form.submit(intent);
  }

  function confirm() {
    setAsked(null);
    if (asked) form.submit(asked.intent);
  }

  const { title, text } = questions[asked?.why ?? 'past'];
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      confirmLabel="Publicar de todos modos"
      closeLabel="Revisar la fecha"
      onConfirm={confirm}
      onClose={() => setAsked(null)}
    >
      <p>
        {asked ? `Su fecha es el ${formatLongDate(asked.date)}. ` : null}
        {text}
      </p>
    </ConfirmDialog>
  );
  return { submit, question };
}
