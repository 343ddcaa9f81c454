import { useEffect, useEffectEvent } from 'react';

const RECONNECT_MS = 15_000;
const MAX_WAIT_MS = 300_000;
/** Two heartbeats of the server and a half: the connection is dead, though nobody has said so. */
const SILENCE_MS = 50_000;

/** By the name of the event. */
export type EventHandlers<Events> = { [Name in keyof Events]: (data: Events[Name]) => void };

interface EventSourceOptions<Events> {
  /** Called each time the stream is opened. */
  url: () => string;
  handlers: EventHandlers<Events>;
  /** Before its handler. */
  onEach?: (data: Events[keyof Events]) => void;
  /** Closed by the server for good: the session may have ended. */
  onRefused?: () => void;
  /** Events may have been missed: the page was hidden, or the connection silent. */
  onResume?: () => void;
}

/** One stream per `key`. A hidden page closes its connection: browsers allow only a few per site. */
export function useEventSource<Events extends object>(key: string, options: EventSourceOptions<Events>): void {
  const newSource = useEffectEvent(() => new EventSource(options.url()));
  const handle = useEffectEvent((type: keyof Events, data: Events[keyof Events]) => {
    options.onEach?.(data);
    options.handlers[type](data as Events[typeof type]);
  });
  const onRefused = useEffectEvent(() => options.onRefused?.());
  const onResume = useEffectEvent(() => options.onResume?.());
  const types = Object.keys(options.handlers).join(' ');

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
          handle(type as keyof Events, JSON.parse(data));
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
