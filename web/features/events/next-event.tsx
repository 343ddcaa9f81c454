import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { eventPath } from '#contract/paths.ts';
import { formatTime, todayInSantoDomingo } from '../../lib/dates.ts';
import { CardTitle } from '../../ui/card.tsx';
import { DateBlock } from './date-block.tsx';
import { upcomingEventsQuery } from './events.api.ts';
import { seatsText } from './seats.tsx';

export function NextEvent() {
  const { data, isPending } = useQuery(upcomingEventsQuery);
  if (isPending) return <div aria-hidden="true" className="h-60 rounded-card border border-current/20 lg:h-44" />;
  const today = todayInSantoDomingo();
  const event = data?.events.find(({ date }) => date >= today);
  if (!event) return null;
  return (
    <article className="relative rounded-card border border-current/20 bg-[color-mix(in_srgb,var(--navy)_93%,white)] p-5">
      <p className="mb-3 text-xs font-semibold tracking-wider text-sun uppercase">Próximo evento</p>
      <div className="flex flex-wrap gap-4">
        <DateBlock date={event.date} />
        <div className="beside-date">
          <CardTitle as="h2" href={eventPath(event)} className="text-lg">
            {event.title}
          </CardTitle>
          <p className="mt-1 text-sm text-navy-muted">
            {formatTime(event.time)}
            {event.location ? <span className="block">{event.location}</span> : null}
          </p>
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span className="tabular-nums">{seatsText(event)}</span>
            <span aria-hidden="true" className="inline-flex items-center gap-1 font-semibold text-sun">
              Ver evento <ArrowRight className="size-4" />
            </span>
          </p>
        </div>
      </div>
    </article>
  );
}
