import { Clock } from 'lucide-react';
import { officeHours } from '../../content/contact.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMinuteTick } from '../../lib/use-minute-tick.ts';
import { Badge } from '../../ui/badge.tsx';
import { openingState } from './opening-hours.ts';

export function OfficeHours() {
  useMinuteTick();
  const { isOpen, isHoliday } = openingState(new Date());
  return (
    <div className="flex gap-3">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-larimar" />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          Horario de atención
          <Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? 'Abierto ahora' : 'Cerrado ahora'}</Badge>
        </h3>
        {isHoliday ? <p className="text-sm">Hoy es feriado.</p> : null}
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {officeHours.map(({ days, from, to }) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{from && to ? `${formatTime(from)} – ${formatTime(to)}` : 'Cerrado'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
