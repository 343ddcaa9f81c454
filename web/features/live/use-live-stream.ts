import type { LiveEvents } from '#contract/live/live.contract.ts';
import { useEventSource } from '../../lib/use-event-source.ts';
import { liveStreamUrl } from './live.api.ts';
import { setLiveCounts } from './live-counts.ts';

export type LiveHandlers = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

const types: (keyof LiveEvents)[] = ['snapshot', 'notification', 'message', 'read', 'connection'];

/** SSE subscription to the member's events. A reconnect delivers a new snapshot, so no event is lost. */
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
