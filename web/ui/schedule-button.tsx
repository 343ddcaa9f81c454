import { CalendarClock, CalendarX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatInstant } from '../lib/instants.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import { recordAction } from './record-actions.tsx';

const ScheduleForm = lazyPart(async () => (await import('./schedule-form.tsx')).ScheduleForm);

export function ScheduleBadge({ publishAt }: { publishAt: string | null }) {
  return publishAt ? <Badge tone="blue">Se publica el {formatInstant(publishAt)}</Badge> : null;
}

interface ScheduleButtonProps {
  /** ISO 8601 with offset. */
  onSchedule: (publishAt: string) => Promise<unknown>;
}

export function ScheduleButton({ onSchedule }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => ScheduleForm.preload(), []);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" className="size-4" />
        Programar
      </Button>
      <Dialog open={isOpen} onClose={close} title="Programar la publicación">
        <ScheduleForm onClose={close} onSchedule={onSchedule} />
      </Dialog>
    </>
  );
}

export const unscheduleAction = (name: string, run: () => Promise<unknown>) =>
  recordAction({
    label: 'Quitar la fecha',
    icon: CalendarX,
    verb: 'Quitar la fecha de',
    name,
    text: 'No se publicará por su cuenta. El borrador queda como está.',
    run,
    success: { title: 'Fecha quitada', description: `«${name}» ya no se publica por su cuenta.` },
    failure: 'No se pudo quitar la fecha',
  });
