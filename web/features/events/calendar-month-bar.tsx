import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayParts, monthName } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { addMonths } from './calendar-days.ts';

interface CalendarMonthBarProps {
  titleId: string;
  month: string;
  firstMonth: string;
  lastMonth: string;
  onMonthChange: (month: string) => void;
}

export function CalendarMonthBar({ titleId, month, firstMonth, lastMonth, onMonthChange }: CalendarMonthBarProps) {
  const { year, month: number } = dayParts(`${month}-01`);
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Mes anterior"
        disabled={month <= firstMonth}
        onClick={() => onMonthChange(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p id={titleId} aria-live="polite" className="font-semibold first-letter:uppercase">
        {monthName(number)} de {year}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Mes siguiente"
        disabled={month >= lastMonth}
        onClick={() => onMonthChange(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
