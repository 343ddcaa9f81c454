import type { EventList } from '#contract/events/events.contract.ts';
import { eventTypes, typeLabels } from '../../content/event-labels.ts';
import { Card } from '../../ui/card.tsx';
import { EventTypeIcon } from './event-type-icon.tsx';

/** Number of events by type. The spec names four types; seminars show once there is one. */
export function TypeTally({ tally }: { tally: EventList['typeTally'] }) {
  const types = eventTypes.filter((type) => type !== 'seminar' || tally[type] > 0);
  return (
    <Card as="section" className="p-5">
      <h2 className="text-lg">Tipos de Eventos</h2>
      <dl className="mt-3 divide-y divide-border">
        {types.map((type) => (
          <div key={type} className="flex items-center gap-3 py-2.5">
            <dt className="flex flex-1 items-center gap-3">
              <EventTypeIcon type={type} className="size-5 text-larimar" />
              {typeLabels[type].many}
            </dt>
            <dd className="font-bold tabular-nums">{tally[type]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
