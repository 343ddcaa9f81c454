import { useEffect, useEffectEvent } from 'react';

const RECONNECT_MS = 15_000;
const MAX_WAIT_MS = 300_000;

interface EventSourceOptions {
  /** Asked for whenever the stream is opened. */
  url: () => string;
  /** Names of the events to hear. */
  types: readonly string[];
  onEvent: (type: string, data: unknown) => void;
  /** The page is looked at again after a time in which it heard nothing. */
  onResume?: () => void;
}

/**
 * Hears a stream of the server, another one for each `key`. A page that nobody looks at lets go of its connection,
 * because browsers lend only a few to a site.
 */
export function useEventSource(key: string, options: EventSourceOptions): void {
  const newSource = useEffectEvent(() => new EventSource(options.url()));
  const handle = useEffectEvent((type: string, data: unknown) => options.onEvent(type, data));
  const onResume = useEffectEvent(() => options.onResume?.());
  const types = options.types.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another stream.
  useEffect(() => {
    let source: EventSource | undefined;
    let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
    let wait = RECONNECT_MS;

    function open() {
      const stream = newSource();
      source = stream;
      for (const type of types.split(' ')) {
        stream.addEventListener(type, ({ data }) => handle(type, JSON.parse(data)));
      }
      stream.onopen = () => {
        wait = RECONNECT_MS;
      };
      stream.onerror = () => {
        // The browser tries again by itself unless it was refused, as by a portal that is just starting.
        if (stream.readyState !== EventSource.CLOSED) return;
        reconnectTimer = setTimeout(open, wait);
        wait = Math.min(wait * 2, MAX_WAIT_MS);
      };
    }

    function close() {
      clearTimeout(reconnectTimer);
      source?.close();
    }

    function onVisibilityChange() {
      close();
      if (document.hidden) return;
      onResume();
      open();
    }

    if (!document.hidden) open();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      close();
    };
  }, [key, types]);
}
