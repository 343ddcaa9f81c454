import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PortalStatus } from '#contract/status/status.contract.ts';
import { readCertificateEnd } from '../../core/certificate.ts';
import type { Context } from '../../core/context.ts';
import { onObservation } from '../../core/telemetry.ts';
import { portalVersion } from '../../core/version.ts';
import { listQueueDepths, type QueueDepth, readReplicationLag } from './metrics.queries.ts';
import { serveMetrics } from './metrics-server.ts';
import { readStatus } from './status.service.ts';

const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Identical in every process of a machine: not to be added up. */
const SAME_EVERYWHERE = 'max' as const;

type Deps = Pick<Context, 'config' | 'database' | 'sseConnections' | 'log' | 'now'>;

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
  // Alerts compare these: a series that begins with its first event has no rate before the second.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
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

function measureProcess({ database, sseConnections }: Deps, registers: Registry[]): void {
  const pools = {
    main: database.$client,
    accounts: database.forAccounts.$client,
  };
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

interface Reading {
  queues: QueueDepth[];
  lag: number | undefined;
  status: PortalStatus;
  address: Address;
}

interface Address {
  isReachable: boolean;
  certificateEnd?: Date | undefined;
}

const ADDRESS_MS = 5 * 60 * 1000;

/** All gauges of one collection share a reading. */
function shareReading({ database, ...deps }: Deps): () => Promise<Reading> {
  let reading: Promise<Reading> | undefined;
  let address: (Address & { at: number }) | undefined;
  const readAddress = async () => {
    if (!address || Date.now() - address.at > ADDRESS_MS) {
      const certificate = readCertificateEnd(deps.config.publicUrl);
      const read = certificate.then((certificateEnd) => ({ isReachable: true, certificateEnd }));
      address = { at: Date.now(), ...(await read.catch(() => ({ isReachable: false }))) };
    }
    return address;
  };
  const read = async () => ({
    queues: await listQueueDepths(database),
    lag: await readReplicationLag(database),
    status: await readStatus({ database, ...deps }),
    address: await readAddress(),
  });
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** By label, or one; undefined where there is nothing to measure. */
type Sample = [label: string, value: number][] | number | boolean | undefined;

function measurePortal(deps: Deps, registers: Registry[]): void {
  const read = shareReading(deps);
  const secondsSince = (at: string) => (deps.now().getTime() - Date.parse(at)) / 1000;

  function gauge(name: string, help: string, sample: (reading: Reading) => Sample, label?: string): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      aggregator: SAME_EVERYWHERE,
      async collect() {
        const value = sample(await read());
        // Series that are gone must not keep their last value.
        if (label) this.reset();
        else this.remove();
        if (Array.isArray(value)) for (const [each, count] of value) this.set({ [label ?? '']: each }, count);
        else if (value !== undefined) this.set(Number(value));
      },
    });
  }

  gauge('portal_build_info', 'What runs, as a label', () => [[portalVersion, 1]], 'version');
  gauge(
    'portal_queue_jobs',
    'Jobs that are due, by queue',
    ({ queues }) => queues.map(({ queue, waiting }) => [queue, waiting]),
    'queue',
  );
  gauge(
    'portal_queue_oldest_seconds',
    'Age of the oldest job that is due, by queue',
    ({ queues }) => queues.map(({ queue, oldestSeconds }) => [queue, oldestSeconds]),
    'queue',
  );
  gauge('portal_replication_lag_seconds', 'Delay of the slowest standby; absent without one', ({ lag }) => lag);
  gauge(
    'portal_backup_age_seconds',
    'Since the last backup that was read back; absent without one in its folder',
    ({ status: { backup } }) => (backup.isMissing ? undefined : backup.last?.ageSeconds),
  );
  gauge(
    'portal_failed_jobs',
    'Work given up in the last seven days, by queue',
    ({ status }) => status.failures.jobs.map(({ queue, count }) => [queue, count]),
    'queue',
  );
  gauge(
    'portal_certificate_seconds',
    'Until the certificate of PUBLIC_URL ends; absent where it cannot be read',
    ({ address: { certificateEnd } }) => certificateEnd && (certificateEnd.getTime() - deps.now().getTime()) / 1000,
  );
  gauge(
    'portal_public_url_reachable',
    'Whether the https of PUBLIC_URL answers this machine; always 1 without https',
    ({ address }) => address.isReachable,
  );
  gauge('portal_mail_held', 'Whether mail is held after a restore', ({ status }) => status.mail.heldSince !== null);
  gauge(
    'portal_mail_oldest_seconds',
    'Since the oldest mail that has not left was first put into the queue; 0 without one',
    ({ status: { mail } }) => (mail.oldestAt ? secondsSince(mail.oldestAt) : 0),
  );
  gauge('portal_read_only', 'Whether the portal can only be read', ({ status }) => status.maintenance.since !== null);
  gauge(
    'portal_database_read_only',
    'Whether the database itself refuses writes',
    ({ status }) => status.maintenance.readOnlyDatabase !== null,
  );
  gauge(
    'portal_disk_free_bytes',
    'Free space on the disks of the data and the backups',
    ({ status }) => status.space.disks.map(({ use, freeBytes }) => [use, freeBytes]),
    'use',
  );
  gauge('portal_database_bytes', 'Size of the database', ({ status }) => status.space.databaseBytes);
  gauge(
    'portal_status_bad',
    'Whether an area of the status page is bad',
    ({ status }) => Object.entries(status).map(([area, { state }]) => [area, Number(state === 'bad')]),
    'area',
  );
}

/** A single process serves its metrics; of several that share a port, the primary aggregates them. */
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

export function serveClusterMetrics(deps: Pick<Deps, 'config' | 'log'>) {
  const workers = new AggregatorRegistry();
  const readAll = async () => {
    const text = await workers.clusterMetrics();
    // Prometheus takes an empty answer for a portal that is up.
    if (text === '') throw new Error('no worker runs');
    return text;
  };
  return serveMetrics(deps.config, deps.log, async () => ({
    contentType: workers.contentType,
    text: await readAll(),
  }));
}
