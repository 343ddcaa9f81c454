import type { Context } from '../../core/context.ts';
import type { LineMail } from '../../core/mail-line.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import { countDeliveries, fewestAttempts, listLanes, lockDeadLane, settleLane } from './deliveries.queries.ts';
import { DeliveryLane } from './delivery-lane.ts';
import { listJournals, readLastHandover, removeJournal } from './handover-journal.ts';
import { personalContent } from './issue-mail.ts';
import { findIssue, findIssueContent, listSendingIssues, lockIssue, updateIssue } from './issues.queries.ts';
import { subscriberToken } from './newsletter-tokens.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log' | 'secret' | 'jobs' | 'now'>;

/** Few: mail servers frown upon many connections from one sender. */
const LANES = 2;

/** What one reader gets, with the ways to leave that mail programs know (RFC 2369, RFC 8058). */
function issueMail(
  { config: { publicUrl }, secret }: Deps,
  issue: { id: string; content: IssueContent },
  reader: { subscriberId: string; email: string },
): LineMail {
  const token = subscriberToken(secret, 'unsubscribe', reader.subscriberId);
  const { hostname } = new URL(publicUrl);
  return {
    messageId: `<${issue.id}.${reader.subscriberId}@${hostname}>`,
    to: reader.email,
    ...personalContent(issue.content, token),
    headers: {
      'List-Id': `<boletin.${hostname}>`,
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  };
}

/** Settles what dead lanes left behind, by their journals where those are here. */
async function recoverDeadLanes({ database, config: { dataDir } }: Deps): Promise<void> {
  const lanes = new Set([...(await listLanes(database)), ...(await listJournals(dataDir))]);
  for (const lane of lanes) {
    const isSettled = await database.transaction(async (transaction) => {
      const isDead = await lockDeadLane(transaction, lane);
      if (isDead) await settleLane(transaction, lane, await readLastHandover(dataDir, lane));
      return isDead;
    });
    if (isSettled) await removeJournal(dataDir, lane);
  }
}

async function runLane(deps: Deps, work: Parameters<DeliveryLane['run']>[0]): Promise<void> {
  const lane = await DeliveryLane.open(deps);
  try {
    await lane.run(work);
  } finally {
    await lane.close();
  }
}

/** True when nothing of the issue is left to send; from then on it is sent. */
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
 * Sends what is left of an issue, wherever others stopped. Fails while something is left (the mail server is away, the
 * newsletter is switched off, the portal stops), and the queue tries again.
 */
export async function sendRest(deps: Deps, issueId: string, stopping: AbortSignal): Promise<void> {
  const { database } = deps;
  const [state, content] = [(await findIssue(database, issueId))?.state, await findIssueContent(database, issueId)];
  if (state !== 'sending' || !content) return;
  await recoverDeadLanes(deps);
  const attempts = await fewestAttempts(database, issueId);
  if (attempts !== null) {
    const issue = { id: issueId, content };
    const work = { issueId, attempts, mailFor: issueMail.bind(null, deps, issue), stopping };
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => runLane(deps, work)));
    const failure = lanes.find((lane) => lane.status === 'rejected');
    if (failure) throw failure.reason;
  }
  if (!(await finishIssue(deps, issueId))) throw new Error('part of the issue is left to send');
}

/** After a start: whoever was sending may have been killed, and the queue would notice only much later. */
export async function resumeSending({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  for (const issueId of await listSendingIssues(database)) {
    await jobs.enqueue(database, 'newsletter-issue', { issueId });
  }
}
