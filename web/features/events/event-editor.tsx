import { useEffect } from 'react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';
import { statusLabel } from '../../content/events.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { CheckboxField, Field } from '../../ui/field.tsx';
import { Select } from '../../ui/form-controls.tsx';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import type { SaveIntent } from '../../ui/use-save-record.ts';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import { EventDetail } from './event-detail.tsx';
import {
  type EventFormValues,
  emptyEventForm,
  eventProblems,
  previewedEvent,
  type SavedEvent,
  toEventBody,
  toFormValues,
} from './event-form-values.ts';
import { EventBanner, EventHeader } from './event-header.tsx';

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

interface EventPreviewProps {
  values: EventFormValues;
  /** Saved record; absent for a new one. */
  event: SavedEvent | undefined;
}

/** Preview of the public page from the form's current values. */
export function EventPreview({ values, event }: EventPreviewProps) {
  const previewed = previewedEvent(values, event);
  return (
    <article>
      <EventHeader event={previewed} />
      <EventBanner event={previewed} />
      <EventDetail event={previewed} today={todayInSantoDomingo()} signedIn />
    </article>
  );
}

interface EventAdminFieldsProps {
  form: Pick<ValidatedForm<EventFormValues>, 'register' | 'field'>;
  /** Saved status; absent for a new event, which gets the default. */
  status: EventStatus | undefined;
}

/** Without `cancelled`: cancelling is an action with a confirmation and a reason. */
const CHOICES: EventStatus[] = ['upcoming', 'registration-open', 'completed'];

/** Fields for administrators only. */
export function EventAdminFields({ form: { register, field }, status }: EventAdminFieldsProps) {
  const choices = status === 'cancelled' ? [...CHOICES, status] : CHOICES;
  return (
    <>
      <CheckboxField
        {...register('registrationRequired')}
        id={field('registrationRequired').id}
        label="Requiere inscripción"
        help="Sin marcar, la gente asiste directamente y no se cuentan plazas."
      />
      <Field
        label="Estado"
        {...field('status')}
        help="«Próximo» lo anuncia sin abrir todavía la inscripción. Pasado su día, el evento queda completado solo."
      >
        {(control) => (
          <Select {...control} {...register('status')}>
            {status === undefined ? <option value="">Automático: abierto si requiere inscripción</option> : null}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {statusLabel(choice).label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
