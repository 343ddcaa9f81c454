import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import type { SaveIntent } from '../../ui/use-save-record.ts';
import { eventProblems } from './check-event-form.ts';
import { emptyEventForm, toEventBody, toFormValues } from './event-form-values.ts';

interface EventEditorOptions {
  /** The one to change; `null` for a new one. */
  event: AdminEvent | null;
  userId: string;
  save: (body: ReturnType<typeof toEventBody>, intent: SaveIntent) => Promise<AdminEvent>;
  onFailure: (error: unknown) => void;
  onSaved: (event: AdminEvent, intent: SaveIntent) => void;
}

export function useEventEditor({ event, userId, save, onFailure, onSaved }: EventEditorOptions) {
  return useRecordForm({
    initial: event ? toFormValues(event) : emptyEventForm,
    draftKey: `admin-event:${userId}:${event?.id ?? 'nuevo'}`,
    check: eventProblems,
    save: (values, intent: SaveIntent) => save(toEventBody(values), intent),
    toValues: toFormValues,
    onFailure,
    onSaved,
  });
}
