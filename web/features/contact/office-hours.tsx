import { Clock } from 'lucide-react';
import type { OfficeDay, SiteContent } from '#contract/content/content.contract.ts';
import { dominicanMoment } from '#contract/dominican-dates.ts';
import { dayInSantoDomingo, formatTime, weekdayIndex } from '../../lib/dates.ts';
import { isDominicanHoliday } from '../../lib/dominican-holidays.ts';
import { useMinuteTick } from '../../lib/use-minute-tick.ts';
import { Badge } from '../../ui/badge.tsx';

interface OpeningState {
  isOpen: boolean;
  isHoliday: boolean;
}

/** In Santo Domingo time, whatever the device's time zone. */
export function openingState(week: readonly OfficeDay[], now: Date): OpeningState {
  const today = dayInSantoDomingo(now);
  const time = dominicanMoment(now).slice(11);
  // The week begins on Monday.
  const hours = week[(weekdayIndex(today) + 6) % 7];
  const isHoliday = isDominicanHoliday(today);
  const isWithin = Boolean(hours?.from && hours.to && time >= hours.from && time < hours.to);
  return { isOpen: isWithin && !isHoliday, isHoliday };
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const hasHours = ({ week, note }: SiteContent['hours']) =>
  note !== '' || week.some(({ from, to }) => from && to);

/** "Lunes a viernes" */
export function groupDays(week: readonly OfficeDay[]): ({ days: string } & OfficeDay)[] {
  const groups: { first: number; last: number; hours: OfficeDay }[] = [];
  for (const [index, hours] of week.entries()) {
    const group = groups.at(-1);
    if (group && group.hours.from === hours.from && group.hours.to === hours.to) group.last = index;
    else groups.push({ first: index, last: index, hours });
  }
  return groups.map(({ first, last, hours }) => {
    const names = [...new Set([first, last])].map((index) => DAYS[index] ?? '');
    return { ...hours, days: capitalized(names.join(last === first + 1 ? ' y ' : ' a ')) };
  });
}

export function OfficeHours({ content: { week, note } }: { content: SiteContent['hours'] }) {
  useMinuteTick();
  const { isOpen, isHoliday } = openingState(week, new Date());
  return (
    <div className="flex gap-3">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-larimar" />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          Horario de atención
          <Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? 'Abierto ahora' : 'Cerrado ahora'}</Badge>
        </h3>
        {isHoliday ? <p className="text-sm">Hoy es feriado.</p> : null}
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 wrap-break-word">
          {groupDays(week).map(({ days, from, to }) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{from && to ? `${formatTime(from)} – ${formatTime(to)}` : 'Cerrado'}</dd>
            </div>
          ))}
        </dl>
        {note ? <p className="mt-1 text-sm text-muted">{note}</p> : null}
      </div>
    </div>
  );
}
