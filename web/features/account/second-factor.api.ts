import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { handleSignedIn } from './sign-in.api.ts';

/** Never cached: the next sign-in may be another person's. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['/api/auth/second-factor'],
  queryFn: ({ signal }) => callApi(secondFactorContract.getSecondFactors, { signal }),
  gcTime: 0,
});

export function useSendCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof secondFactorContract.sendCode>) =>
      callApi(secondFactorContract.sendCode, { body }),
    onSuccess: (user) => handleSignedIn(queryClient, user),
  });
}
