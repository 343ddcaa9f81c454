import { useState } from 'react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { eventLimits } from '#contract/events/event-form.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';
import { speakerLine } from '#contract/events/speaker-line.ts';
import { statusLabel, typeLabels } from '../../../content/events.ts';
import { serverFieldMessages } from '../../../lib/api-error.ts';
import { formatLongDate, formatTime } from '../../../lib/dates.ts';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/form-controls.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { SaveIntent } from '../../../ui/use-save-record.ts';
import type { ValidatedForm } from '../../../ui/use-validated-form.ts';
import { type Edit, useVersionedEditor } from '../../../ui/use-versioned-editor.ts';
import { type EventFormValues, emptyEventForm, eventLabels, toEventBody, toFormValues } from '../event-form-values.ts';

const QuestionEditor = lazyPart(async () => (await import('./question-editor.tsx')).QuestionEditor);

interface EventEditorOptions {
  event: AdminEvent | null;
  userId: string;
  save: (body: ReturnType<typeof toEventBody>, intent: SaveIntent, edit: Edit, key: string) => Promise<AdminEvent>;
  onFailure: (error: unknown) => void;
  onSaved: (event: AdminEvent, intent: SaveIntent) => void;
}

type Messages = Record<string, string>;

const NOTHING = { fields: {}, rows: {} as Messages, named: {} as Messages };

export function useEventEditor({ event, userId, save, onFailure, onSaved }: EventEditorOptions) {
  const [{ rows, named }, setFound] = useState(NOTHING);
  const editor = useVersionedEditor({
    record: event,
    empty: emptyEventForm,
    name: `admin-event:${userId}:${event?.id ?? 'nuevo'}`,
    validate,
    save: (values, intent: SaveIntent, edit, key) => save(toEventBody(values), intent, edit, key),
    toValues: toFormValues,
    labels: eventLabels,
    formats: {
      date: formatLongDate,
      time: formatTime,
      type: (type) => typeLabels[type].one,
      status: (status) => statusLabel(status).label,
      registrationClosesAt: (moment) => moment.replace('T', ', '),
      speakerProfiles: (speakers) => speakers.map(speakerLine).join('\n') || 'Ninguno',
      questions: (questions) => questions.map(({ label }) => label).join('\n') || 'Ninguna',
    },
    onFailure: (error) => {
      setFound({ ...NOTHING, rows: serverFieldMessages(error) });
      onFailure(error);
    },
    onSaved,
  });

  /** If it cannot be loaded, the server validates alone. */
  async function validate(values: EventFormValues) {
    const problems = await import('./event-problems.ts')
      .then((module) => module.eventProblems(values))
      .catch(() => NOTHING);
    setFound(problems);
    return problems.fields;
  }

  const rowErrors = (list: 'speakerProfiles' | 'questions') =>
    Object.fromEntries(
      Object.entries(rows).filter(([path]) => editor.field(list).error && path.startsWith(`${list}.`)),
    );
  const problems = editor.summary.problems.flatMap((problem) => {
    const ofRows = Object.entries(rows).filter(([path]) => path.startsWith(`${problem.fieldId}.`));
    return ofRows.length > 0
      ? ofRows.map(([fieldId, message]) => ({ fieldId, message: named[fieldId] ?? message }))
      : problem;
  });
  return { ...editor, rowErrors, summary: { ...editor.summary, problems } };
}

type Form = Pick<ValidatedForm<EventFormValues>, 'register' | 'field'>;

export function MemberPriceField({ form: { register, field } }: { form: Form }) {
  return (
    <Field
      label={eventLabels.memberPrice}
      {...field('memberPrice')}
      help="0 si es gratis para ellos. Déjalo vacío si pagan lo mismo que los demás."
      className="half"
    >
      {(control) => <Input {...control} {...register('memberPrice')} inputMode="numeric" />}
    </Field>
  );
}

interface EventAdminFieldsProps {
  form: Pick<ValidatedForm<EventFormValues>, 'register' | 'field' | 'form'> & {
    rowErrors: (list: 'questions') => Record<string, string>;
  };
  status: EventStatus | undefined;
}

/** Without `cancelled`: cancelling is an action with a confirmation and a reason. */
const CHOICES: EventStatus[] = ['upcoming', 'registration-open', 'completed'];

export function EventAdminFields({ form: { register, field, rowErrors, form }, status }: EventAdminFieldsProps) {
  const choices = status === 'cancelled' ? [...CHOICES, status] : CHOICES;
  return (
    <>
      <CheckboxField
        {...register('registrationRequired')}
        id={field('registrationRequired').id}
        label={eventLabels.registrationRequired}
        help="Sin marcar, la gente asiste directamente y no se cuentan cupos."
      />
      <Field
        label={eventLabels.status}
        {...field('status')}
        help={`${status === undefined ? 'Automático: abierto si requiere inscripción. ' : ''}«Próximo» lo anuncia sin abrir todavía la inscripción. Pasado su día, el evento se marca como completado automáticamente.`}
      >
        {(control) => (
          <Select {...control} {...register('status')}>
            {status === undefined ? <option value="">Automático</option> : null}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {statusLabel(choice).label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={eventLabels.registrationClosesAt}
        {...field('registrationClosesAt')}
        help="Hora de Santo Domingo. Si lo dejas vacío, cierra cuando comience el evento."
      >
        {(control) => <Input {...control} {...register('registrationClosesAt')} type="datetime-local" />}
      </Field>
      <Field
        label={eventLabels.onlineUrl}
        {...field('onlineUrl')}
        help="De la videollamada. Solo lo ven quienes tienen cupo: en la página, en su correo y en su calendario."
      >
        {(control) => (
          <Input
            {...control}
            {...register('onlineUrl')}
            type="url"
            maxLength={eventLimits.onlineUrl}
            placeholder="https://"
          />
        )}
      </Field>
      <QuestionEditor
        questions={form.watch('questions')}
        error={field('questions').error}
        rowErrors={rowErrors('questions')}
        onChange={(questions) => form.setValue('questions', questions, { shouldDirty: true })}
      />
    </>
  );
}
