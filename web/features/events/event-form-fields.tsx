import type { ReactNode } from 'react';
import { eventLimits } from '#contract/events/event-form.ts';
import { eventTypes, typeLabels } from '../../content/events.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/form-controls.tsx';
import type { ValidatedForm } from '../../ui/use-validated-form.ts';
import { type EventFormValues, eventLabels } from './event-form-values.ts';

interface EventFormFieldsProps {
  form: Pick<ValidatedForm<EventFormValues>, 'register' | 'field'>;
  firstDay?: string;
  withSpeakerNames?: boolean;
  memberPrice?: ReactNode;
}

export function EventFormFields({ form, firstDay, withSpeakerNames, memberPrice }: EventFormFieldsProps) {
  const { register, field } = form;
  return (
    <>
      <Field label={`${eventLabels.title} *`} {...field('title')}>
        {(control) => (
          <Input {...control} {...register('title')} data-autofocus autoComplete="off" maxLength={eventLimits.title} />
        )}
      </Field>
      <Field
        label={eventLabels.description}
        {...field('description')}
        help="Puedes usar **negrita**, listas con guiones y [enlaces](https://…)."
      >
        {(control) => <Textarea {...control} {...register('description')} rows={4} className="min-h-28" />}
      </Field>
      <Field label={`${eventLabels.date} *`} {...field('date')} className="half">
        {(control) => <Input {...control} {...register('date')} type="date" min={firstDay} />}
      </Field>
      <Field label={`${eventLabels.time} *`} {...field('time')} className="half">
        {(control) => <Input {...control} {...register('time')} type="time" />}
      </Field>
      <Field label={`${eventLabels.type} *`} {...field('type')} className="half">
        {(control) => (
          <Select {...control} {...register('type')}>
            {eventTypes.map((type) => (
              <option key={type} value={type}>
                {typeLabels[type].one}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={eventLabels.duration} {...field('duration')} className="half">
        {(control) => <Input {...control} {...register('duration')} placeholder="2 horas" />}
      </Field>
      <Field label={eventLabels.location} {...field('location')}>
        {(control) => <Input {...control} {...register('location')} />}
      </Field>
      <Field
        label={eventLabels.price}
        {...field('price')}
        help={`${memberPrice ? 'Lo que paga quien no es miembro' : 'Lo que se paga'}: un monto o un texto. Si lo dejas vacío, es gratis.`}
        className="half"
      >
        {(control) => <Input {...control} {...register('price')} placeholder="1,200" />}
      </Field>
      {memberPrice}
      <Field
        label={eventLabels.capacity}
        {...field('capacity')}
        help="Si lo dejas vacío, no hay límite de cupos."
        className="half"
      >
        {(control) => <Input {...control} {...register('capacity')} inputMode="numeric" />}
      </Field>
      <Field
        label={eventLabels.category}
        {...field('category')}
        help="Por ejemplo, Capacitación."
        className={memberPrice ? 'half' : ''}
      >
        {(control) => <Input {...control} {...register('category')} />}
      </Field>
      {withSpeakerNames ? (
        <Field label={eventLabels.speakers} {...field('speakers')} help="Uno por línea." className="half">
          {(control) => <Textarea {...control} {...register('speakers')} rows={3} className="min-h-22" />}
        </Field>
      ) : null}
      <Field
        label={eventLabels.topics}
        {...field('topics')}
        help="Uno por línea."
        className={withSpeakerNames ? 'half' : ''}
      >
        {(control) => <Textarea {...control} {...register('topics')} rows={3} className="min-h-22" />}
      </Field>
    </>
  );
}
