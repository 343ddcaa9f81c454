import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type Issue, issuesContract, type UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { conflictingRecord } from '../../../lib/api-error.ts';
import { listQuery, recordQuery, revalidate } from '../../../lib/api-queries.ts';
import type { ReadRecord } from '../../../lib/publishable-resource.ts';
import { invalidatePaths } from '../../../lib/use-call.ts';

const { listIssues, getIssue, listTroubledDeliveries } = issuesContract;

/** Polling interval while an issue is being sent. */
const POLL_INTERVAL_MS = 1_500;

export const issuesQuery = (query: QueryOf<typeof listIssues>) =>
  listQuery(
    listIssues,
    { query },
    {
      ...revalidate,
      refetchInterval: ({ state: { data } }) =>
        data?.issues.some(({ state }) => state === 'sending') ? POLL_INTERVAL_MS : false,
    },
  );

export const issueQuery = (id: string) =>
  recordQuery(
    getIssue,
    { params: { id } },
    {
      ...revalidate,
      refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? POLL_INTERVAL_MS : false),
    },
  );

export const undeliveredQuery = (id: string, query: QueryOf<typeof listTroubledDeliveries>) =>
  listQuery(listTroubledDeliveries, { params: { id }, query }, revalidate);

/** URL of the rendered mail. `version` changes with every save, so that the iframe reloads. */
export const previewHref = ({ id, version }: ReadRecord) =>
  apiPath(issuesContract.previewIssue.path, { id }, { version });

/** Issue mutations; each resolves once the list has been refetched. */
export function useIssueMutations() {
  const queryClient = useQueryClient();

  async function invalidateIssues(): Promise<void> {
    invalidatePaths(queryClient, [listTroubledDeliveries.path]);
    await invalidatePaths(queryClient, [listIssues.path]);
  }

  async function store(issue: Issue): Promise<Issue> {
    queryClient.setQueryData(issueQuery(issue.id).queryKey, issue);
    await invalidateIssues();
    return issue;
  }

  async function cache(call: Promise<Issue>): Promise<Issue> {
    return call.then(store, async (error) => {
      const current = conflictingRecord<Issue>(error);
      if (current) await store(current);
      throw error;
    });
  }

  return {
    create: (body: BodyOf<typeof issuesContract.createIssue>, idempotencyKey: string) =>
      cache(callApi(issuesContract.createIssue, { body, idempotencyKey })),
    edit: (id: string, body: BodyOf<typeof issuesContract.editIssue>) =>
      cache(callApi(issuesContract.editIssue, { params: { id }, body })),
    test: (id: string) => callApi(issuesContract.testIssue, { params: { id } }),
    send: ({ id, version }: ReadRecord) =>
      cache(callApi(issuesContract.sendIssue, { params: { id }, body: { version } })),
    resend: (id: string, state: UndeliveredState) =>
      cache(callApi(issuesContract.resendIssue, { params: { id }, body: { state } })),
    remove: async (id: string) => {
      await callApi(issuesContract.deleteIssue, { params: { id } });
      await invalidateIssues();
    },
  };
}

export type IssueMutations = ReturnType<typeof useIssueMutations>;
