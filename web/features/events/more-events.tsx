import { useQuery } from '@tanstack/react-query';
import { eventPath } from '#contract/paths.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { MoreItems } from '../../ui/more-items.tsx';
import { soonestEventsQuery } from './events.api.ts';

const SHOWN = 3;

/** One spare, since the current event may be among them. */
export const moreEventsQuery = soonestEventsQuery(SHOWN + 1);

export function MoreEvents({ exceptId }: { exceptId: string }) {
  const { data } = useQuery(moreEventsQuery);
  const others = data?.events.filter(({ id }) => id !== exceptId).slice(0, SHOWN) ?? [];
  return (
    <div className="page-container pb-12 empty:hidden">
      <MoreItems
        heading="Otros eventos"
        items={others.map(({ id, title, date, time, image }) => ({
          id,
          title,
          image,
          href: eventPath({ id }),
          meta: `${formatLongDate(date)}, ${formatTime(time)}`,
        }))}
      />
    </div>
  );
}
