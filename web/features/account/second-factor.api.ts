import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { greetUser } from './account.api.ts';

export const isSecondFactorRequired = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'second_factor_required';

/** Asked anew for every sign-in: the next one may be somebody else's. */
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
    onSuccess: (user) => greetUser(queryClient, user),
  });
}

export function usePasskeyLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { promptForPasskey } = await import('./passkey-prompt.ts');
      const { options } = await callApi(secondFactorContract.startPasskeyLogin);
      const response = await promptForPasskey(options);
      return callApi(secondFactorContract.passkeyLogin, { body: { response } });
    },
    onSuccess: (user) => greetUser(queryClient, user),
  });
}
