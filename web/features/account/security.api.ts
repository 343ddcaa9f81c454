import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { securityContract } from '#contract/account/security.contract.ts';
import { securityLogContract } from '#contract/account/security-log.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';

export function ownSecurityEventsQuery(page: number, limit: number) {
  return queryOptions({
    queryKey: ['/api/users/security-events', { page, limit }],
    queryFn: ({ signal }) => callApi(securityLogContract.listOwnSecurityEvents, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useForgottenPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof securityContract.forgotPassword>) =>
      callApi(securityContract.forgotPassword, { body }),
  });
}

export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof securityContract.resetPassword>) =>
      callApi(securityContract.resetPassword, { body }),
    // The session of before is over, whosever it was.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export const ownSessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => callApi(securityContract.listSessions, { signal }),
});

/** Invalidates the session list after sessions were ended. */
function useSessionsRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
}

export function useChangePassword() {
  const refresh = useSessionsRefresh();
  return useMutation({
    mutationFn: (body: BodyOf<typeof securityContract.changePassword>) =>
      callApi(securityContract.changePassword, { body }),
    onSuccess: refresh,
  });
}

export function useEndSession() {
  const refresh = useSessionsRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(securityContract.endSession, { params: { id } }),
    onSettled: refresh,
  });
}

export function useEndOtherSessions() {
  const refresh = useSessionsRefresh();
  return useMutation({ mutationFn: () => callApi(securityContract.endOtherSessions, {}), onSettled: refresh });
}
