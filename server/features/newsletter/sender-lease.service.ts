import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Context } from '../../core/context.ts';
import { reclaimDeliveries } from './deliveries.queries.ts';
import { deleteExpiredLeases, deleteLease, insertLease, type Lease, renewLease } from './leases.queries.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

const RENEWALS_PER_LEASE = 4;

const owner = () => `${hostname()}:${process.pid}`.slice(-100);

/** Throws while another process sends the issue. `lost` aborts after a takeover, as when the process was paused. */
export async function withSenderLease(
  { database, config: { newsletterLeaseSeconds }, log }: Deps,
  issueId: string,
  work: (lease: Lease, lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const lease = { issueId, token: randomUUID() };
  if (!(await insertLease(database, lease, owner(), newsletterLeaseSeconds))) {
    throw new Error('another process sends this issue');
  }
  const lost = new AbortController();
  const renew = () =>
    renewLease(database, lease, newsletterLeaseSeconds).then(
      (isHeld) => isHeld || lost.abort(),
      (err) => log.warn({ err }, 'newsletter: lease not renewed'),
    );
  const heartbeat = setInterval(renew, (newsletterLeaseSeconds * 1000) / RENEWALS_PER_LEASE);
  try {
    await work(lease, lost.signal);
  } finally {
    clearInterval(heartbeat);
    await releaseLease(database, lease).catch((err) => log.warn({ err }, 'newsletter: lease left to expire'));
  }
}

function releaseLease(database: Context['database'], lease: Lease): Promise<void> {
  return database.transaction(async (transaction) => {
    if (await deleteLease(transaction, lease)) await reclaimDeliveries(transaction, lease.issueId);
  });
}

/** Failover: issues of dead senders are queued again, each once. */
export async function takeOverExpiredLeases({ database, jobs, log }: Pick<Context, 'database' | 'jobs' | 'log'>) {
  const issueIds = await database.transaction(async (transaction) => {
    const expired = await deleteExpiredLeases(transaction);
    for (const issueId of expired) {
      await reclaimDeliveries(transaction, issueId);
      await jobs.enqueue(transaction, 'newsletter-issue', { issueId });
    }
    return expired;
  });
  for (const issueId of issueIds) log.warn({ issueId }, 'newsletter: its sender is gone, another one takes over');
}
