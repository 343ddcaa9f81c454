import type { LiveEvents } from '#contract/live/live.contract.ts';
import { useEventSource } from '../../lib/use-event-source.ts';
import { liveStreamUrl } from './live.api.ts';
import { setLiveCounts } from './live-counts.ts';

export type LiveHandlers = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

const types: (keyof LiveEvents)[] = ['snapshot', 'notification', 'message', 'read', 'connection'];

/** Hears of all that concerns the member. Opening it again brings a new snapshot, so nothing is missed. */
export function useLiveStream(handlers: LiveHandlers): void {
  useEventSource('live', {
    url: liveStreamUrl,
    types,
    onEvent: (type, data) => {
      setLiveCounts((data as LiveEvents['snapshot']).counts);
      (handlers[type as keyof LiveEvents] as (data: unknown) => void)(data);
    },
  });
}
