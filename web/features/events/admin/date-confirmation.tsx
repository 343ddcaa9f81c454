import { useState } from 'react';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { SaveIntent } from '../../../ui/use-save-record.ts';
import type { ReadEvent, UnlikelyDay } from './date-warning-dialog.tsx';

const loadDialog = () => import('./date-warning-dialog.tsx');
const DateWarningDialog = lazyPart(async () => (await loadDialog()).DateWarningDialog, null);

const noQuestion = () => null;

interface EventForm {
  form: { getValues: () => { date: string } };
  submit: (intent: SaveIntent) => Promise<void>;
}

export function useDateConfirmation(form: EventForm, event: ReadEvent | null) {
  const [asked, setAsked] = useState<{ intent: SaveIntent; date: string; why: UnlikelyDay } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function submit(intent: SaveIntent): Promise<void> {
    const { date } = form.form.getValues();
    // Without a connection the dialog cannot load, and the form shows why saving failed.
    const why = await loadDialog().then(
      ({ dateWarning }) => dateWarning(date, intent, event, todayInSantoDomingo()),
      noQuestion,
    );
    if (!why) return form.submit(intent);
    setAsked({ intent, date, why });
    setIsOpen(true);
  }

  function confirm() {
    setIsOpen(false);
    if (asked) form.submit(asked.intent);
  }

  const question = asked ? (
    <DateWarningDialog {...asked} open={isOpen} onConfirm={confirm} onClose={() => setIsOpen(false)} />
  ) : null;
  return { submit, question };
}
