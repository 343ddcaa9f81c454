import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountContract, type CurrentUser } from '#contract/account/account.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, isNetworkError, nullOnStatus, serverFieldMessages } from '../../lib/api-error.ts';

/** The signed-in user, or `null` for a visitor: whom the server answered 401. Any other failure says neither. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }) => callApi(accountContract.getCurrentUser, { signal }).catch(nullOnStatus(401)),
});

export function useCurrentUser() {
  const { data, isPending, isLoadingError } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending, isUnknown: isLoadingError };
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof accountContract.login>) => callApi(accountContract.login, { body }),
    onSuccess: (user) => handleSignedIn(queryClient, user),
  });
}

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

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(accountContract.verifyEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export function useResendVerification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(accountContract.resendVerification, {}),
    // Refetch: it may have been confirmed on another device.
    onError: () => {
      queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

function useInvalidateCurrentUser() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
}

export function useResendEmailChange() {
  const refresh = useInvalidateCurrentUser();
  return useMutation({ mutationFn: () => callApi(accountContract.resendEmailChange, {}), onError: refresh });
}

export function useWithdrawEmailChange() {
  const refresh = useInvalidateCurrentUser();
  return useMutation({ mutationFn: () => callApi(accountContract.withdrawEmailChange, {}), onSettled: refresh });
}

export function useUndoEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(accountContract.undoEmailChange, { body: { token } }),
    // The server has ended every session, this one included.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Invalidates everything: a visitor's data (own registrations, permissions) differs from the member's. */
export function handleSignedIn(queryClient: QueryClient, user: CurrentUser): void {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.invalidateQueries();
}
