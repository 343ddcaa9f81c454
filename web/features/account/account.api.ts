import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountContract } from '#contract/account/account.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** The signed-in user, or `null` for a visitor: whom the server answered 401. Any other failure says neither. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }) => callApi(accountContract.getCurrentUser, { signal }).catch(nullOnStatus(401)),
});

export function useCurrentUser() {
  const { data, isPending, isLoadingError } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending, isUnknown: isLoadingError };
}
