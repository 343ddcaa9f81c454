import type { Context } from '../../core/context.ts';
import type { BulkMail } from '../../core/mail-transport.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import {
  countDeliveries,
  findMinAttempts,
  listWorkerIds,
  reclaimDeliveries,
  tryLockDeadWorker,
} from './deliveries.queries.ts';
import { listJournals, readLastEntry, removeJournal } from './delivery-journal.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { findIssue, findIssueContent, listSendingIssues, lockIssue, updateIssue } from './issues.queries.ts';
import { personalizeContent } from './newsletter-mails.tsx';
import { subscriberToken } from './subscription.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log' | 'secret' | 'jobs' | 'now'>;

/** Few: mail servers limit the connections of one sender. */
const WORKERS = 2;

/** The subscriber's mail, with the List-Unsubscribe headers (RFC 2369, RFC 8058). */
function issueMail(
  { config: { publicUrl }, secret }: Deps,
  issue: { id: string; content: IssueContent },
  reader: { subscriberId: string; email: string },
): BulkMail {
  const token = subscriberToken(secret, 'unsubscribe', reader.subscriberId);
  const { hostname } = new URL(publicUrl);
  return {
    messageId: `<${issue.id}.${reader.subscriberId}@${hostname}>`,
    to: reader.email,
    ...personalizeContent(issue.content, token),
    headers: {
      'List-Id': `<boletin.${hostname}>`,
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  };
}

/** Reclaims the deliveries of dead workers, by their journals where those are on this machine. */
async function recoverDeadWorkers({ database, config: { dataDir } }: Deps): Promise<void> {
  const workerIds = new Set([...(await listWorkerIds(database)), ...(await listJournals(dataDir))]);
  for (const workerId of workerIds) {
    const isReclaimed = await database.transaction(async (transaction) => {
      const isDead = await tryLockDeadWorker(transaction, workerId);
      if (isDead) await reclaimDeliveries(transaction, workerId, await readLastEntry(dataDir, workerId));
      return isDead;
    });
    if (isReclaimed) await removeJournal(dataDir, workerId);
  }
}

async function runWorker(deps: Deps, work: Parameters<DeliveryWorker['run']>[0]): Promise<void> {
  const worker = await DeliveryWorker.open(deps);
  try {
    await worker.run(work);
  } finally {
    await worker.close();
  }
}

/** Marks the issue as sent once no delivery is left; false before. */
function finishIssue({ database, now }: Deps, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockIssue(transaction, id);
    const counts = await countDeliveries(transaction, [id]);
    if (counts.some(({ state }) => ['pending', 'claimed'].includes(state))) return false;
    await updateIssue(transaction, id, { state: 'sent', sentAt: now() });
    return true;
  });
}

/**
 * Sends the rest of an issue. Throws while something is left (the mail server is away, the newsletter is switched off,
 * the portal stops), so that the queue retries.
 */
export async function resumeDelivery(deps: Deps, issueId: string, stopping: AbortSignal): Promise<void> {
  const { database } = deps;
  const [state, content] = [(await findIssue(database, issueId))?.state, await findIssueContent(database, issueId)];
  if (state !== 'sending' || !content) return;
  await recoverDeadWorkers(deps);
  const attempts = await findMinAttempts(database, issueId);
  if (attempts !== null) {
    const issue = { id: issueId, content };
    const work = { issueId, attempts, mailFor: issueMail.bind(null, deps, issue), stopping };
    const results = await Promise.allSettled(Array.from({ length: WORKERS }, () => runWorker(deps, work)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }
  if (!(await finishIssue(deps, issueId))) throw new Error('part of the issue is left to send');
}

/** On start: a killed process may have left an issue unfinished, which the queue would notice only much later. */
export async function enqueueUnfinishedIssues({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  for (const issueId of await listSendingIssues(database)) {
    await jobs.enqueue(database, 'newsletter-issue', { issueId });
  }
}
