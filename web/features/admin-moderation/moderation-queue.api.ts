import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { moderationQueueContract } from '#contract/admin/moderation-queue.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { adminEventsContract } from '#contract/events/admin-events.contract.ts';
import { commentsContract } from '#contract/forum/comments.contract.ts';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import { callApi } from '../../lib/api-client.ts';

const LIST = '/api/admin/moderation';

export function moderationQueueQuery(query: QueryOf<typeof moderationQueueContract.listModerationQueue>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(moderationQueueContract.listModerationQueue, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** What a decision may change elsewhere. */
const ALSO = ['/api/forum', '/api/search', '/api/admin/events', '/api/events'];

/** The decisions. Each is over when the queue has been loaded again, without what was decided. */
export function useDecisions() {
  const queryClient = useQueryClient();

  async function keep(call: Promise<unknown>): Promise<void> {
    await call;
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => ALSO.some((start) => String(path).startsWith(start)),
    });
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }

  return {
    takeDownPost: (id: string, reason: string) =>
      keep(callApi(moderationContract.takeDownPost, { params: { id }, body: { reason } })),
    deleteComment: (id: string) => keep(callApi(commentsContract.deleteComment, { params: { id } })),
    dismissForumReport: (id: string) =>
      keep(callApi(moderationContract.resolveReport, { params: { id }, body: { status: 'dismissed' } })),
    decideMessageReport: (id: string, status: 'resolved' | 'dismissed') =>
      keep(callApi(messageReportsContract.resolveMessageReport, { params: { id }, body: { status } })),
    approve: (id: string) => keep(callApi(adminEventsContract.publishEvent, { params: { id } })),
    giveBack: (id: string, reason: string) =>
      keep(callApi(adminEventsContract.returnProposal, { params: { id }, body: { reason } })),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
