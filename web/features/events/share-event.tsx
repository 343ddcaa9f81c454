import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';

/** The shared text includes date and time, readable without opening the link. */
export function ShareEvent({ event }: { event: PortalEvent }) {
  const url = usePageUrl(eventPath(event));
  const day = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
  return <ShareButtons title={`${event.title}\n${day}`} url={url} />;
}
