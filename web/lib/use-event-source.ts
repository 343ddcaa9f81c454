import { useEffect, useEffectEvent } from 'react';

const RECONNECT_MS = 15_000;
const MAX_WAIT_MS = 300_000;

interface EventSourceOptions {
  /** Called each time the stream is opened. */
  url: () => string;
  types: readonly string[];
  onEvent: (type: string, data: unknown) => void;
  /** Closed by the server for good: the session may have ended. */
  onRefused?: () => void;
  /** Visible again after a time without events. */
  onResume?: () => void;
}

/** One stream per `key`. A hidden page closes its connection: browsers allow only a few per site. */
export function useEventSource(key: string, options: EventSourceOptions): void {
  const newSource = useEffectEvent(() => new EventSource(options.url()));
  const handle = useEffectEvent((type: string, data: unknown) => options.onEvent(type, data));
  const onRefused = useEffectEvent(() => options.onRefused?.());
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
        // Browsers reconnect by themselves unless refused, for example by a starting server.
        if (stream.readyState !== EventSource.CLOSED) return;
        onRefused();
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
