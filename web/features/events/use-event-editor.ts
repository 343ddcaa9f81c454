import { useEffect } from 'react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import type { SaveIntent } from '../../ui/use-save-record.ts';
import { eventProblems } from './check-event-form.ts';
import { type EventFormValues, emptyEventForm, toEventBody, toFormValues } from './event-form-values.ts';

interface EventEditorOptions {
  /** Event to edit; `null` for a new one. */
  event: AdminEvent | null;
  userId: string;
  latest: (() => Promise<AdminEvent>) | undefined;
  save: (body: ReturnType<typeof toEventBody>, intent: SaveIntent) => Promise<AdminEvent>;
  onFailure: (error: unknown) => void;
  onSaved: (event: AdminEvent, intent: SaveIntent) => void;
}

export function useEventEditor({ event, userId, latest, save, onFailure, onSaved }: EventEditorOptions) {
  const status = event?.status;

  /** An unchanged status is not sent: the server derives `completed` from the date, which may change. */
  const chosenStatus = (values: EventFormValues) => (values.status === status ? '' : values.status);

  const record = useEditorForm({
    initial: event ? toFormValues(event) : emptyEventForm,
    draftKey: `admin-event:${userId}:${event?.id ?? 'nuevo'}`,
    validate: eventProblems,
    latest,
    save: (values, intent: SaveIntent) => save(toEventBody({ ...values, status: chosenStatus(values) }), intent),
    toValues: toFormValues,
    onFailure,
    onSaved,
  });
  const { form } = record;

  // The event may be cancelled from the toolbar meanwhile, and saving afterwards must not undo that.
  useEffect(() => {
    const isUntouched = form.getValues('status') === form.formState.defaultValues?.status;
    if (status && isUntouched) form.resetField('status', { defaultValue: status });
  }, [status, form]);

  return record;
}
