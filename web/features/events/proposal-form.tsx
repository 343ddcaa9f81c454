import type { FormEvent } from 'react';
import { eventLimits } from '#contract/events/event-form.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { eventTypes, typeLabels } from './event-labels.ts';
import type { ProposalValues } from './proposal-values.ts';
import { useProposalForm } from './use-proposal-form.ts';

interface ProposalFormProps {
  draftKey: string;
  send: (values: ProposalValues) => Promise<unknown>;
  isSending: boolean;
  onCancel: () => void;
}

export function ProposalForm({ draftKey, send, isSending, onCancel }: ProposalFormProps) {
  const { register, field, submit, summary } = useProposalForm(draftKey, send);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 sm:grid-cols-2 *:[&:not(.half)]:sm:col-span-2">
      <p className="text-muted">
        La administración revisa cada propuesta y te avisa cuando se publica. Los campos con * son obligatorios.
      </p>
      <ErrorSummary {...summary} />
      <Field label="Título *" {...field('title')}>
        {(control) => (
          <Input {...control} {...register('title')} data-autofocus autoComplete="off" maxLength={eventLimits.title} />
        )}
      </Field>
      <Field label="Descripción" {...field('description')}>
        {(control) => <Textarea {...control} {...register('description')} rows={4} className="min-h-28" />}
      </Field>
      <Field label="Fecha *" {...field('date')} className="half">
        {(control) => <Input {...control} {...register('date')} type="date" min={todayInSantoDomingo()} />}
      </Field>
      <Field label="Hora *" {...field('time')} className="half">
        {(control) => <Input {...control} {...register('time')} type="time" />}
      </Field>
      <Field label="Tipo de evento *" {...field('type')} className="half">
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
      <Field label="Duración" {...field('duration')} className="half">
        {(control) => <Input {...control} {...register('duration')} placeholder="2 horas" />}
      </Field>
      <Field label="Lugar" {...field('location')}>
        {(control) => <Input {...control} {...register('location')} />}
      </Field>
      <Field label="Precio" {...field('price')} className="half">
        {(control) => <Input {...control} {...register('price')} placeholder="RD$ 1,200" />}
      </Field>
      <Field label="Cupo" {...field('capacity')} help="Vacío: sin límite de plazas." className="half">
        {(control) => <Input {...control} {...register('capacity')} inputMode="numeric" />}
      </Field>
      <Field label="Categoría" {...field('category')} help="Por ejemplo, Capacitación.">
        {(control) => <Input {...control} {...register('category')} />}
      </Field>
      <Field label="Expositores" {...field('speakers')} help="Uno por línea." className="half">
        {(control) => <Textarea {...control} {...register('speakers')} rows={3} className="min-h-22" />}
      </Field>
      <Field label="Temas" {...field('topics')} help="Uno por línea." className="half">
        {(control) => <Textarea {...control} {...register('topics')} rows={3} className="min-h-22" />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Enviando...">
          Enviar propuesta
        </Button>
      </div>
    </form>
  );
}
