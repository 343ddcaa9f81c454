import { useEffect, useEffectEvent } from 'react';

const RECONNECT_MS = 15_000;
const MAX_WAIT_MS = 300_000;
/** Two heartbeats of the server and a half: the connection is dead, though nobody has said so. */
const SILENCE_MS = 50_000;

interface EventSourceOptions {
  /** Called each time the stream is opened. */
  url: () => string;
  types: readonly string[];
  onEvent: (type: string, data: unknown) => void;
  /** Closed by the server for good: the session may have ended. */
  onRefused?: () => void;
  /** Events may have been missed: the page was hidden, or the connection silent. */
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
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    let wait = RECONNECT_MS;

    function listen() {
      clearTimeout(watchdog);
      watchdog = setTimeout(reopen, SILENCE_MS);
    }

    function open() {
      const stream = newSource();
      source = stream;
      listen();
      stream.addEventListener('heartbeat', listen);
      for (const type of types.split(' ')) {
        stream.addEventListener(type, ({ data }) => {
          listen();
          handle(type, JSON.parse(data));
        });
      }
      stream.onopen = () => {
        listen();
        wait = RECONNECT_MS;
      };
      stream.onerror = () => {
        // Browsers reconnect by themselves unless refused, for example by a starting server.
        if (stream.readyState !== EventSource.CLOSED) return;
        clearTimeout(watchdog);
        onRefused();
        reconnectTimer = setTimeout(open, wait);
        wait = Math.min(wait * 2, MAX_WAIT_MS);
      };
    }

    function close() {
      clearTimeout(reconnectTimer);
      clearTimeout(watchdog);
      source?.close();
    }

    function reopen() {
      close();
      if (document.hidden) return;
      onResume();
      open();
    }

    if (!document.hidden) open();
    document.addEventListener('visibilitychange', reopen);
    return () => {
      document.removeEventListener('visibilitychange', reopen);
      close();
    };
  }, [key, types]);
}
