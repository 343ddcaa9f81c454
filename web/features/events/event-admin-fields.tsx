import type { EventStatus } from '#contract/events/events.contract.ts';
import { statusLabel } from '../../content/event-labels.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import type { EventFormValues } from './event-form-values.ts';

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
