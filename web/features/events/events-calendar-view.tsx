import type { PortalEvent } from '#contract/events/events.contract.ts';
import { dayParts, formatFullDate, monthName } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countByDay, monthOf } from './calendar-days.ts';
import { EventGrid } from './event-card.tsx';
import { MonthCalendar, useCalendarParams } from './month-calendar.tsx';

export function EventsCalendarView({ events, today }: { events: PortalEvent[]; today: string }) {
  const { selected, month, showMonth, selectDay } = useCalendarParams(events, today);
  const shown = events.filter(({ date }) => (selected ? date === selected : monthOf(date) === month));
  const { year, month: number } = dayParts(month);
  return (
    <>
      <Card className="mx-auto mb-8 max-w-3xl p-2 sm:p-5">
        <MonthCalendar
          month={month}
          today={today}
          selected={selected}
          eventCounts={countByDay(events)}
          onMonthChange={showMonth}
          onSelect={selectDay}
        />
      </Card>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-lg font-semibold first-letter:uppercase">
          {selected ? formatFullDate(selected) : `${monthName(number)} de ${year}`}
        </p>
        {selected ? (
          <Button variant="outline" onClick={() => selectDay(null)}>
            Ver todo el mes
          </Button>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <EventGrid events={shown} />
      ) : (
        <EmptyState
          title="No hay eventos próximos"
          description={
            selected ? 'Ese día no hay nada programado.' : 'Este mes no hay nada programado. Prueba con otro.'
          }
        />
      )}
    </>
  );
}
