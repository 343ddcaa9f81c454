import type { Context } from '../../core/context.ts';
import {
  PermanentJobError,
  PostponedJobError,
  type RunningJob,
  ServiceUnavailableError,
  SKIPPED,
} from '../../core/job-worker.ts';
import type { JobData } from '../../core/jobs.ts';
import type { SendMail } from '../../core/mail-transport.ts';
import { unsubscribeHeaders } from '../../core/one-click.ts';
import type { Queryable } from '../../database/database.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import {
  type DeliveryKey,
  findPendingDelivery,
  hasUnsent,
  listUnqueued,
  type Outcome,
  updateDelivery,
} from './deliveries.queries.ts';
import { issueRecords, listSendingIssues } from './issues.queries.ts';
import { personalizeContent } from './newsletter-mails.tsx';
import { unsubscribeToken } from './subscription.service.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log' | 'keyring' | 'jobs' | 'now'>;

const PROBLEM_MAX = 500;
/** One job a mail, in the transaction that makes it pending. */
export function enqueueMails(
  { jobs }: Pick<Deps, 'jobs'>,
  transaction: Queryable,
  issueId: string,
  subscriberIds: string[],
): Promise<void> {
  const list = subscriberIds.map((subscriberId) => ({ issueId, subscriberId }));
  return jobs.enqueueAll(transaction, 'newsletter-mail', list);
}

function issueMail(
  { config: { publicUrl }, keyring }: Deps,
  { issueId, subscriberId }: DeliveryKey,
  { email, content: { siteName, ...content } }: { email: string; content: IssueContent },
): JobData['mail'] {
  const token = unsubscribeToken(keyring, subscriberId);
  const { hostname } = new URL(publicUrl);
  return {
    messageId: `<${issueId}.${subscriberId}@${hostname}>`,
    to: email,
    // Subscribers have confirmed.
    official: true,
    ...(siteName !== undefined && { senderName: siteName }),
    ...personalizeContent(content, token),
    headers: {
      'List-Id': `<boletin.${hostname}>`,
      ...unsubscribeHeaders(`${publicUrl}/api/newsletter/unsubscribe?token=${token}`),
      Precedence: 'bulk',
    },
  };
}

/** Under the issue's lock: of those that change its last deliveries at once, one finds none left. */
async function withLockedIssue(
  { now }: Pick<Deps, 'now'>,
  transaction: Queryable,
  id: string,
  change: () => Promise<void>,
): Promise<void> {
  const issue = await issueRecords.lock(transaction, id);
  await change();
  if (issue?.state !== 'sending' || (await hasUnsent(transaction, id))) return;
  await issueRecords.update(transaction, id, { state: 'sent', sentAt: now() });
}

/** Waiting for the mail server or for tomorrow uses up no attempt. */
const isFinal = (error: unknown, { isLastAttempt }: RunningJob) =>
  error instanceof PermanentJobError ||
  (isLastAttempt && !(error instanceof ServiceUnavailableError || error instanceof PostponedJobError));

/** Its outcome is written with the completion of the job: a process that is killed in between repeats this one mail. */
export async function sendIssueMail(deps: Deps, sendMail: SendMail, key: DeliveryKey, job: RunningJob) {
  const { database, log } = deps;
  const settle = (outcome?: Outcome) => (transaction: Queryable) =>
    withLockedIssue(deps, transaction, key.issueId, async () => {
      if (outcome) await updateDelivery(transaction, key, outcome);
    });
  const skip = (outcome?: Outcome) => database.transaction(settle(outcome)).then(() => SKIPPED);
  const delivery = await findPendingDelivery(database, key);
  if (!delivery?.content) return skip();
  const { email, isWanted, refusal, content } = delivery;
  if (!isWanted) return skip({ state: 'skipped', problem: null });
  if (refusal !== null) return skip({ state: 'paused', problem: refusal });
  try {
    await sendMail(issueMail(deps, key, { email, content }), job.id);
  } catch (err) {
    if (!isFinal(err, job)) throw err;
    log.warn({ err, job: job.id }, 'newsletter: mail given up');
    return skip({ state: 'failed', problem: (err as Error).message.slice(0, PROBLEM_MAX) });
  }
  return settle({ state: 'sent', problem: null });
}

/** Repeatable: only mails without a job get one. */
export function requeueIssue(deps: Deps, transaction: Queryable, issueId: string): Promise<void> {
  return withLockedIssue(deps, transaction, issueId, async () =>
    enqueueMails(deps, transaction, issueId, await listUnqueued(transaction, issueId)),
  );
}

export async function enqueueUnfinishedIssues({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  for (const issueId of await listSendingIssues(database)) {
    await jobs.enqueue(database, 'newsletter-issue', { issueId });
  }
}
