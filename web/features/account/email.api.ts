import { useQueryClient } from '@tanstack/react-query';
import { accountContract } from '#contract/account/account.contract.ts';
import { useCall } from '../../lib/use-call.ts';
import { currentUserQuery } from './account.api.ts';

export const useVerifyEmail = () =>
  useCall(accountContract.verifyEmail, { stale: [accountContract.getCurrentUser.path] });

function useInvalidateCurrentUser() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
}

/** After a failure, the address may have been confirmed on another device. */
export const useResendVerification = () =>
  useCall(accountContract.resendVerification, { onError: useInvalidateCurrentUser() });

export const useResendEmailChange = () =>
  useCall(accountContract.resendEmailChange, { onError: useInvalidateCurrentUser() });

export const useWithdrawEmailChange = () =>
  useCall(accountContract.withdrawEmailChange, { onSettled: useInvalidateCurrentUser() });

/** The server has ended every session, this one included. */
export const useUndoEmailChange = () =>
  useCall(accountContract.undoEmailChange, {
    onSuccess: (_answer, _input, _before, { client }) => client.invalidateQueries(),
  });
