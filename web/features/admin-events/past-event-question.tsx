import { useState } from 'react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { formatLongDate, todayInSantoDomingo } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { SaveIntent } from '../../ui/use-save-record.ts';

type ReadEvent = Pick<AdminEvent, 'date' | 'publication'>;

/** Whether saving shows the public an event of the past that it did not show before: a mistyped year is likely. */
export function isSurprisinglyPast(date: string, intent: SaveIntent, event: ReadEvent | null, today: string): boolean {
  const wasPublic = event?.publication === 'published';
  const isPublic = wasPublic || intent === 'publish';
  // Before 2000 the form itself refuses it.
  return isPublic && date >= '2000' && date < today && !(wasPublic && event.date === date);
}

interface EventForm {
  form: { getValues: () => { date: string } };
  submit: (intent: SaveIntent) => Promise<void>;
}

/** Asks before an event is published whose day is over. */
export function usePastEventQuestion(form: EventForm, event: ReadEvent | null) {
  const [asked, setAsked] = useState<{ intent: SaveIntent; date: string } | null>(null);

  async function submit(intent: SaveIntent): Promise<void> {
    const { date } = form.form.getValues();
    if (isSurprisinglyPast(date, intent, event, todayInSantoDomingo())) setAsked({ intent, date });
    else await form.submit(intent);
  }

  function confirm() {
    setAsked(null);
    if (asked) form.submit(asked.intent);
  }

  const question = (
    <ConfirmDialog
      open={asked !== null}
      title="¿Publicar un evento que ya pasó?"
      confirmLabel="Publicar de todos modos"
      closeLabel="Revisar la fecha"
      onConfirm={confirm}
      onClose={() => setAsked(null)}
    >
      <p>
        {asked ? `Su fecha es el ${formatLongDate(asked.date)}. ` : null}
        Aparecerá entre los eventos anteriores, y nadie podrá inscribirse.
      </p>
    </ConfirmDialog>
  );
  return { submit, question };
}
