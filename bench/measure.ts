import autocannon from 'autocannon';

export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

export interface Load {
  url: string;
  headers?: Record<string, string>;
  requests: autocannon.Request[];
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const WARM_UP_SECONDS = 1;

interface Run {
  result: autocannon.Result;
  /** Milliseconds of each answer, sorted; the library's own figures are whole milliseconds. */
  times: number[];
}

function run({ url, headers, requests }: Load, connections: number, duration: number): Promise<Run> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      { url, connections, duration, requests, ...(headers && { headers }) },
      (error, result) => (error ? reject(error) : resolve({ result, times: times.sort((a, b) => a - b) })),
    );
    instance.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
}

const quantile = (sorted: number[], share: number) =>
  Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));

export const warmUp = (load: Load) => run(load, 10, WARM_UP_SECONDS);

/** Sequential requests on each connection, for a bounded time; the first second is discarded. */
export async function measure(load: Load, connections: number): Promise<Figures> {
  await run(load, connections, WARM_UP_SECONDS);
  const { result, times } = await run(load, connections, SECONDS);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
