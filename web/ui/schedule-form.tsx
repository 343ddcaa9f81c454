import { type FormEvent, useState } from 'react';
import { serverFieldMessages } from '../lib/api-error.ts';
import { todayInSantoDomingo } from '../lib/dates.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';
import { toastFailure } from './request-failure.ts';
import { toast } from './toast-store.ts';

interface ScheduleFormProps {
  onClose: () => void;
  /** ISO 8601 with offset. */
  onSchedule: (publishAt: string) => Promise<unknown>;
}

/** Local time in Santo Domingo. */
export function ScheduleForm({ onClose, onSchedule }: ScheduleFormProps) {
  const [date, setDate] = useState('');
  const [time, setTime] = useState('08:00');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!date || !time) return setError('Escribe el día y la hora');
    setBusy(true);
    setError(undefined);
    try {
      // Constant offset: no daylight saving time in Santo Domingo.
      await onSchedule(`${date}T${time}:00-04:00`);
      toast({ title: 'Publicación programada', description: 'Se publicará sola en el momento que elegiste.' });
      onClose();
    } catch (failure) {
      const refused = serverFieldMessages(failure).publishAt;
      if (refused) setError(refused);
      else toastFailure('No se pudo programar la publicación', failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="text-muted">
        Se publicará lo que esté guardado en el borrador en ese momento, hora de Santo Domingo.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label="Día *" error={error}>
          {(control) => (
            <Input
              {...control}
              data-autofocus
              type="date"
              min={todayInSantoDomingo()}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Field label="Hora *">
          {(control) => (
            <Input {...control} type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          )}
        </Field>
      </div>
      <div className="mt-6 action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Programando...">
          Programar
        </Button>
      </div>
    </form>
  );
}
