import type { Context } from '../../core/context.ts';
import type { BulkMail } from '../../core/mail-transport.ts';
import { unsubscribeHeaders } from '../../core/one-click.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import { countDeliveries, findMinAttempts } from './deliveries.queries.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { findIssue, findIssueContent, lockIssue, updateIssue } from './issues.queries.ts';
import { listAbandonedIssues } from './leases.queries.ts';
import { personalizeContent } from './newsletter-mails.tsx';
import { withSenderLease } from './sender-lease.service.ts';
import { unsubscribeToken } from './subscription.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log' | 'keyring' | 'jobs' | 'now'>;

/** Mail servers limit the connections of one sender. */
const WORKERS = 2;

function issueMail(
  { config: { publicUrl }, keyring }: Deps,
  issue: { id: string; content: IssueContent },
  reader: { subscriberId: string; email: string },
): BulkMail {
  const token = unsubscribeToken(keyring, reader.subscriberId);
  const { hostname } = new URL(publicUrl);
  return {
    messageId: `<${issue.id}.${reader.subscriberId}@${hostname}>`,
    to: reader.email,
    senderName: issue.content.siteName,
    ...personalizeContent(issue.content, token),
    headers: {
      'List-Id': `<boletin.${hostname}>`,
      ...unsubscribeHeaders(`${publicUrl}/api/newsletter/unsubscribe?token=${token}`),
      Precedence: 'bulk',
    },
  };
}

async function runWorker(deps: Deps, work: Parameters<DeliveryWorker['run']>[0]): Promise<void> {
  const worker = new DeliveryWorker(deps);
  try {
    await worker.run(work);
  } finally {
    worker.close();
  }
}

/** False while deliveries are left. */
function finishIssue({ database, now }: Deps, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const issue = await lockIssue(transaction, id);
    // Another process finished it.
    if (issue?.state !== 'sending') return true;
    const counts = await countDeliveries(transaction, [id]);
    if (counts.some(({ state }) => ['pending', 'claimed', 'sending'].includes(state))) return false;
    await updateIssue(transaction, id, { state: 'sent', sentAt: now() });
    return true;
  });
}

/** Throws while deliveries are left, so that the queue retries. */
export async function resumeDelivery(deps: Deps, issueId: string, stopping: AbortSignal): Promise<void> {
  const { database } = deps;
  const [state, content] = [(await findIssue(database, issueId))?.state, await findIssueContent(database, issueId)];
  if (state !== 'sending' || !content) return;
  await withSenderLease(deps, issueId, async (lease, lost) => {
    const attempts = await findMinAttempts(database, issueId);
    if (attempts === null) return;
    const mailFor = issueMail.bind(null, deps, { id: issueId, content });
    const work = { lease, attempts, mailFor, stopping: AbortSignal.any([stopping, lost]) };
    const results = await Promise.allSettled(Array.from({ length: WORKERS }, () => runWorker(deps, work)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  });
  if (!(await finishIssue(deps, issueId))) throw new Error('part of the issue is left to send');
}

/** Interrupted by a stop; after a kill, the lease has to expire first. */
export async function enqueueUnfinishedIssues({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  for (const issueId of await listAbandonedIssues(database)) {
    await jobs.enqueue(database, 'newsletter-issue', { issueId });
  }
}
