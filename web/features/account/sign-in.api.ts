import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { accountContract, type CurrentUser } from '#contract/account/account.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, isNetworkError, serverFieldMessages } from '../../lib/api-error.ts';
import { useCall } from '../../lib/use-call.ts';
import { currentUserQuery } from './account.api.ts';

export const useLogin = () =>
  useCall(accountContract.login, {
    onSuccess: (user, _input, _before, { client }) => handleSignedIn(client, user),
  });

export const isSecondFactorRequired = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'second_factor_required';

/** Repeated, the account may be there already, and its password opens it. */
export function useRegister() {
  const queryClient = useQueryClient();
  return async ({ consent, ...form }: BodyOf<typeof accountContract.register>, isRepeated: boolean) => {
    const { email, password } = form;
    const user = await callApi(accountContract.register, { body: { ...form, ...(consent && { consent }) } }).catch(
      (taken) => {
        if (!isRepeated || !serverFieldMessages(taken).email) throw taken;
        return callApi(accountContract.login, { body: { email, password } }).catch((error) => {
          throw isNetworkError(error) ? error : taken;
        });
      },
    );
    handleSignedIn(queryClient, user);
  };
}

/** Invalidates everything: a visitor's data (own registrations, permissions) differs from the member's. */
export function handleSignedIn(queryClient: QueryClient, user: CurrentUser): void {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.invalidateQueries();
}
