import { useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { adminEventsContract } from '#contract/events/admin/admin-events.contract.ts';
import { commentsContract } from '#contract/forum/comments.contract.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { adminMembersContract } from '#contract/members/admin/admin-members.contract.ts';
import {
  type ModerationItem,
  moderationQueueContract,
  type ReportKind,
} from '#contract/moderation/moderation-queue.contract.ts';
import { type ReportDecision, reportsContract } from '#contract/moderation/reports.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { conflictingRecord } from '../../../lib/api-error.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import type { ReadRecord } from '../../../lib/publishable-resource.ts';

const { listModerationQueue, listDecidedReports } = moderationQueueContract;
const LIST = listModerationQueue.path;

export const moderationQueueQuery = (query: QueryOf<typeof listModerationQueue>) =>
  listQuery(listModerationQueue, { query }, revalidate);

export const decidedReportsQuery = (query: QueryOf<typeof listDecidedReports>) =>
  listQuery(listDecidedReports, { query }, revalidate);

/** Prefixes of the caches that a decision may affect. */
const ALSO_STALE = [
  '/api/forum',
  '/api/search',
  '/api/admin/events',
  '/api/events',
  '/api/admin/members',
  '/api/members',
];

const DECIDED_BY = {
  'forum-report': reportsContract.resolveReport,
  'message-report': reportsContract.resolveMessageReport,
  'profile-report': reportsContract.resolveProfileReport,
} satisfies Record<ReportKind, unknown>;

export type ReportItem = ModerationItem & { kind: ReportKind };

const decideReport = ({ kind, id }: Pick<ReportItem, 'kind' | 'id'>, body: ReportDecision): Promise<unknown> =>
  callApi(DECIDED_BY[kind], { params: { id }, body });

/** Moderation mutations; each resolves once the queue has been refetched. */
export function useDecisions() {
  const queryClient = useQueryClient();

  async function cache(call: Promise<unknown>): Promise<void> {
    await call.catch(async (error) => {
      if (conflictingRecord(error)) await queryClient.invalidateQueries({ queryKey: [LIST] });
      throw error;
    });
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => ALSO_STALE.some((start) => String(path).startsWith(start)),
    });
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }

  return {
    takeDownPost: (id: string, reason: string) =>
      cache(callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } })),
    deleteComment: (id: string) => cache(callApi(commentsContract.deleteComment, { params: { id } })),
    decide: (report: ReportItem, status: ReportDecision['status'], note: string) =>
      cache(decideReport(report, { status, note })),
    /** The report is resolved only after the suspension succeeded; otherwise it stays in the queue. */
    suspend: (memberId: string, reason: string, report: ReportItem) =>
      cache(
        callApi(adminMembersContract.suspendMember, { params: { id: memberId }, body: { reason } }).then(() =>
          decideReport(report, { status: 'resolved', note: reason }),
        ),
      ),
    approve: ({ id, version }: ReadRecord) =>
      cache(callApi(adminEventsContract.publishEvent, { params: { id }, body: { version } })),
    returnProposal: ({ id, version }: ReadRecord, reason: string) =>
      cache(callApi(adminEventsContract.returnProposal, { params: { id }, body: { reason, version } })),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
