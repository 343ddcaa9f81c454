import { CalendarDays, List } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

export type EventsView = 'list' | 'calendar';

const views = [
  { value: 'list', label: 'Lista', icon: List },
  { value: 'calendar', label: 'Calendario', icon: CalendarDays },
] as const;

interface ViewSwitchProps {
  value: EventsView;
  onChange: (view: EventsView) => void;
}

export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="flex rounded-input border border-input-border bg-card p-0.5">
      <legend className="sr-only">Vista de los eventos</legend>
      {views.map(({ value: view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
          className={classNames(
            'flex min-h-11 items-center gap-2 rounded-sm px-4 text-sm font-semibold transition-colors',
            view === value ? 'bg-primary text-primary-foreground' : 'hover:bg-subtle',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
