import type { Logger } from 'pino';

const WINDOW_MS = 60_000;
const MAX_KINDS = 200;

interface Folded {
  until: number;
  repeated: number;
  timer: NodeJS.Timeout;
}

/** Equal errors share type, code and origin; messages may hold values. */
function kindOf({ name, code, cause, stack }: Error & { code?: string }): string {
  const inner = cause instanceof Error ? kindOf(cause) : '';
  const place = stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return `${name} ${code ?? ''} ${place.trim()} ${inner}`;
}

/** Log rate limit: the first of many equal errors is written, and a minute later how many followed. */
export class ErrorDeduplicator {
  private readonly kinds = new Map<string, Folded>();

  admit(error: Error, log: Pick<Logger, 'warn'>, now = performance.now()): boolean {
    const kind = kindOf(error);
    const known = this.kinds.get(kind);
    if (known && now < known.until) {
      known.repeated += 1;
      return false;
    }
    if (known) clearTimeout(known.timer);
    else if (this.kinds.size >= MAX_KINDS) return true;
    const timer = setTimeout(() => this.report(kind, log), WINDOW_MS);
    timer.unref();
    this.kinds.set(kind, { until: now + WINDOW_MS, repeated: 0, timer });
    return true;
  }

  private report(kind: string, log: Pick<Logger, 'warn'>): void {
    const folded = this.kinds.get(kind);
    this.kinds.delete(kind);
    if (folded && folded.repeated > 0) log.warn({ kind, repeated: folded.repeated }, 'the same error again');
  }
}
