import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { type EventFormValues, emptyEventForm } from './event-form-values.ts';

export function readProposalDraft(key: string): EventFormValues | null {
  const draft = readDraft<Partial<EventFormValues>>(key);
  return draft && typeof draft === 'object' ? { ...emptyEventForm, ...draft } : null;
}

/** A form with nothing but what it came with is no draft. */
export function keepProposalDraft(key: string, initial: EventFormValues, values: Partial<EventFormValues>): void {
  const isChanged = Object.entries({ ...values }).some(
    ([field, value]) => field !== 'type' && value !== initial[field as keyof EventFormValues],
  );
  if (isChanged) writeDraft(key, values);
  else removeDraft(key);
}
