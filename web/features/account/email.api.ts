import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountContract } from '#contract/account/account.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { currentUserQuery } from './account.api.ts';

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
