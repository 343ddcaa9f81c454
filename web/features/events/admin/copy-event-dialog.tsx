import { type FormEvent, useState } from 'react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { eventLimits } from '#contract/events/event-form.ts';
import { formatLongDate, todayInSantoDomingo } from '../../../lib/dates.ts';
import { countOf } from '../../../lib/numbers.ts';
import { submitOnce } from '../../../lib/submit-once.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import type { useEventMutations } from './admin-events.api.ts';
import { isFarInFuture } from './date-warning-dialog.tsx';

type Frequency = 'once' | 'week' | 'month';

const frequencies: { value: Frequency; label: string }[] = [
  { value: 'once', label: 'Una vez' },
  { value: 'week', label: 'Cada semana' },
  { value: 'month', label: 'Cada mes, el mismo día' },
];

interface CopyEventDialogProps {
  event: AdminEvent;
  copy: ReturnType<typeof useEventMutations>['copy'];
  onCopied: (events: AdminEvent[]) => void;
  onClose: () => void;
}

export function CopyEventDialog({ event, copy, onCopied, onClose }: CopyEventDialogProps) {
  const [date, setDate] = useState('');
  const [frequency, setFrequency] = useState<Frequency>('once');
  const [times, setTimes] = useState('4');
  const [isPublished, setPublished] = useState(false);
  const { isBusy, problems, setProblems, run } = useFormCall();
  const [farDate, setFarDate] = useState('');

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (isFarInFuture(date, todayInSantoDomingo()) && date !== farDate) {
      setFarDate(date);
      setProblems({ date: 'Faltan más de cinco años. Si el año está bien, presiona Duplicar otra vez.' });
      return;
    }
    run('No se pudo duplicar el evento', async () => {
      const repeated = frequency === 'once' ? {} : { every: frequency, times: Number(times) };
      const body = { date, isPublished, ...repeated };
      const events = await submitOnce(`event-copy:${event.id}`, body, (key) => copy(event.id, body, key));
      const first = events[0];
      toast({
        title: events.length === 1 ? 'Evento duplicado' : 'Evento repetido',
        description: `${countOf(events.length, 'copia', 'copias')}${first ? `, la primera el ${formatLongDate(first.date)}` : ''}.`,
      });
      onCopied(events);
    });
  }

  return (
    <Dialog open onClose={onClose} title="Duplicar el evento">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-muted">
          La copia lleva todo lo del evento, también sus preguntas, y empieza sin inscritos.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Fecha *" error={problems.date}>
            {(control) => (
              <Input
                {...control}
                data-autofocus
                type="date"
                min={todayInSantoDomingo()}
                value={date}
                onChange={({ target }) => setDate(target.value)}
              />
            )}
          </Field>
          <Field label="Se repite">
            {(control) => (
              <Select {...control} value={frequency} onChange={({ target }) => setFrequency(target.value as Frequency)}>
                {frequencies.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {frequency === 'once' ? null : (
            <Field
              label="Cuántas veces *"
              error={problems.times}
              help={`Hasta ${eventLimits.copies}, contando la primera.`}
            >
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={1}
                  max={eventLimits.copies}
                  value={times}
                  onChange={({ target }) => setTimes(target.value)}
                />
              )}
            </Field>
          )}
        </div>
        <CheckboxField
          label="Publicar enseguida"
          help="Sin marcarlo, quedan como borradores."
          checked={isPublished}
          onChange={({ target }) => setPublished(target.checked)}
        />
        <DialogActions label="Duplicar" busy={isBusy} busyLabel="Duplicando..." onClose={onClose} />
      </form>
    </Dialog>
  );
}
