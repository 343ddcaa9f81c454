import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../../core/context.ts';
import { onObservation } from '../../core/telemetry.ts';
import { readStatus } from '../status/status.service.ts';
import { listQueueDepths, readReplicationLag } from './metrics.queries.ts';
import { serveMetrics } from './metrics-server.ts';

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What every process of a machine sees alike must not be added up. */
const SAME_EVERYWHERE = 'max' as const;

type Deps = Pick<Context, 'config' | 'database' | 'sseConnections' | 'log' | 'now'>;

/** Counted as it happens. */
function countEvents(registers: Registry[]): () => void {
  const latency = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time until the answer was sent, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'portal_mails_total',
    help: 'Attempts to hand a mail over to the mail server',
    labelNames: ['outcome'],
    registers,
  });
  const cache = new Counter({
    name: 'portal_cache_lookups_total',
    help: 'Lookups of the page and session caches',
    labelNames: ['cache', 'result'],
    registers,
  });
  const ends = [
    onObservation('request', ({ method, route, status, ms }) =>
      latency.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    ),
    onObservation('mail', ({ outcome }) => mails.inc({ outcome })),
    onObservation('cache', (lookup) => cache.inc({ cache: lookup.cache, result: lookup.isHit ? 'hit' : 'miss' })),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Of this process: added up over all of them. */
function measureProcess({ database, sseConnections }: Deps, registers: Registry[]): void {
  const pools = { main: database.$client, prepared: database.genericPlanPool.$client };
  new Gauge({
    name: 'portal_pool_connections',
    help: 'Database connections in use and idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'portal_streams',
    help: 'Open server-sent event streams',
    registers,
    collect() {
      this.set(sseConnections.size);
    },
  });
}

/** Of the portal as a whole, from the database and the disks. */
function measurePortal(deps: Deps, registers: Registry[]): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers, aggregator: SAME_EVERYWHERE });
  const oldest = gauge('portal_queue_oldest_seconds', 'Age of the oldest job that is due, by queue', ['queue']);
  const lag = gauge('portal_replication_lag_seconds', 'Delay of the slowest standby; absent without one');
  const backupAge = gauge(
    'portal_backup_age_seconds',
    'Since the last backup that was read back whole; absent without one',
  );
  const held = gauge('portal_mail_held', 'Whether mail is held after a restore');
  const disk = gauge('portal_disk_free_bytes', 'Free space on the disks of the data and of the backups', ['use']);
  const size = gauge('portal_database_bytes', 'Size of the database');
  const bad = gauge('portal_status_bad', 'Whether an area of the status page is bad', ['area']);
  new Gauge({
    name: 'portal_queue_jobs',
    help: 'Jobs that are due, by queue',
    labelNames: ['queue'],
    registers,
    aggregator: SAME_EVERYWHERE,
    async collect() {
      for (const { queue, waiting, oldestSeconds } of await listQueueDepths(deps.database)) {
        this.set({ queue }, waiting);
        oldest.set({ queue }, oldestSeconds);
      }
      const delay = await readReplicationLag(deps.database);
      if (delay !== undefined) lag.set(delay);
      else lag.reset();
      const status = await readStatus(deps);
      if (status.backup.last) backupAge.set((deps.now().getTime() - new Date(status.backup.last.at).getTime()) / 1000);
      held.set(status.mail.heldSince ? 1 : 0);
      for (const { use, freeBytes } of status.space.disks) disk.set({ use }, freeBytes);
      size.set(status.space.databaseBytes);
      for (const [area, { state }] of Object.entries(status)) bad.set({ area }, state === 'bad' ? 1 : 0);
    },
  });
}

/**
 * Collects metrics of this process. One that is alone serves them; of several that share a port, the primary asks all and
 * adds them up.
 */
export async function collectMetrics(deps: Deps): Promise<{ port: number; stop(): Promise<void> }> {
  const registry = new Registry();
  // Event-loop lag, memory, garbage collection, CPU.
  collectDefaultMetrics({ register: registry });
  const stopCounting = countEvents([registry]);
  measureProcess(deps, [registry]);
  measurePortal(deps, [registry]);
  const clear = () => {
    stopCounting();
    registry.clear();
  };
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // Answers the primary.
    new AggregatorRegistry();
    return { port: 0, stop: async () => clear() };
  }
  const server = await serveMetrics(deps.config, deps.log, async () => ({
    contentType: registry.contentType,
    text: await registry.metrics(),
  }));
  const stop = async () => {
    await server.close();
    clear();
  };
  return { port: server.port, stop };
}

/** In the primary, which serves nothing else. */
export function serveClusterMetrics(deps: Pick<Deps, 'config' | 'log'>) {
  const workers = new AggregatorRegistry();
  return serveMetrics(deps.config, deps.log, async () => ({
    contentType: workers.contentType,
    text: await workers.clusterMetrics(),
  }));
}
