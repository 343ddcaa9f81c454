import autocannon from 'autocannon';

export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
  requests: number;
}

export interface Load {
  url: string;
  headers?: Record<string, string>;
  request: autocannon.Request;
}

interface Run {
  result: autocannon.Result;
  /** Milliseconds of each answer, sorted; the library's own figures are whole milliseconds. */
  times: number[];
}

function run({ url, headers, request }: Load, connections: number, duration: number): Promise<Run> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      { url, connections, duration, requests: [request], ...(headers && { headers }) },
      (error, result) => (error ? reject(error) : resolve({ result, times: times.sort((a, b) => a - b) })),
    );
    instance.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
}

const quantile = (sorted: number[], share: number) =>
  Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));

/** So many seconds that do not count: a process compiles its code first. */
export const warmUp = (load: Load, connections: number) => run(load, connections, 1);

/** Sequential requests on each connection, for a bounded time. */
export async function measure(load: Load, connections: number, seconds: number): Promise<Figures> {
  const { result, times } = await run(load, connections, seconds);
  return {
    requestsPerSecond: Math.round(result.requests.total / result.duration),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures: result.non2xx + result.errors + result.timeouts,
    requests: result.requests.total,
  };
}
