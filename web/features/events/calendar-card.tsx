import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { countByDay } from './count-by-day.ts';
import { MonthCalendar } from './month-calendar.tsx';
import type { useCalendarParams } from './use-calendar-params.ts';

interface CalendarCardProps {
  events: PortalEvent[];
  today: string;
  calendar: ReturnType<typeof useCalendarParams>;
  className?: string;
}

/** Day filter. Collapsed on small screens unless a day is selected, so that the events come first. */
export function CalendarCard({ events, today, calendar, className }: CalendarCardProps) {
  const [isOpen, setOpen] = useState(calendar.selected !== null);
  const bodyId = useId();
  return (
    <section aria-label="Calendario de eventos" className={className}>
      <Button
        variant="outline"
        className="w-full lg:hidden"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        {isOpen ? 'Ocultar calendario' : 'Elegir una fecha'}
      </Button>
      <div id={bodyId} className={isOpen ? 'mt-3 lg:mt-0' : 'hidden lg:block'}>
        <Card className="p-2 sm:p-4">
          <h2 className="mb-2 hidden px-1 text-lg lg:block">Elige una fecha</h2>
          <MonthCalendar
            month={calendar.month}
            today={today}
            selected={calendar.selected}
            eventCounts={countByDay(events)}
            onMonthChange={calendar.showMonth}
            onSelect={calendar.selectDay}
          />
        </Card>
      </div>
    </section>
  );
}
