import { eventFigures } from '../../content/events.ts';

export function EventFigures() {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-current/20 pt-6 md:grid-cols-4">
      {eventFigures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-navy-muted">{label}</dt>
          <dd className="text-3xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
