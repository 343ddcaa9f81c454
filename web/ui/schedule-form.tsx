import { type FormEvent, useState } from 'react';
import { todayInSantoDomingo } from '../lib/dates.ts';
import { DialogActions } from './dialog-actions.tsx';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';
import { toast } from './toast-store.ts';
import { useFormCall } from './use-form-call.ts';

interface ScheduleFormProps {
  onClose: () => void;
  /** ISO 8601 with offset. */
  onSchedule: (publishAt: string) => Promise<unknown>;
}

/** Local time in Santo Domingo. */
export function ScheduleForm({ onClose, onSchedule }: ScheduleFormProps) {
  const [date, setDate] = useState('');
  const [time, setTime] = useState('08:00');
  const { isBusy, problems, setProblems, run } = useFormCall(['publishAt']);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!date || !time) return setProblems({ publishAt: 'Escribe el día y la hora' });
    run('No se pudo programar la publicación', async () => {
      // Constant offset: no daylight saving time in Santo Domingo.
      await onSchedule(`${date}T${time}:00-04:00`);
      toast({ title: 'Publicación programada', description: 'Se publicará sola en el momento que elegiste.' });
      onClose();
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="text-muted">
        Se publicará lo que esté guardado en el borrador en ese momento, hora de Santo Domingo.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label="Día *" error={problems.publishAt}>
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
      <div className="mt-6">
        <DialogActions label="Programar" busy={isBusy} busyLabel="Programando..." onClose={onClose} />
      </div>
    </form>
  );
}
