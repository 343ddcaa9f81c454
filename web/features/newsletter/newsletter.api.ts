import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newsletterContract } from '#contract/newsletter/newsletter.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function useSubscribe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; consent?: boolean }) => callApi(newsletterContract.subscribe, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/newsletter'] }),
  });
}

export function useConfirmSubscription() {
  return useMutation({
    mutationFn: (token: string) => callApi(newsletterContract.confirmSubscription, { body: { token } }),
  });
}

export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => callApi(newsletterContract.unsubscribe, { query: { token } }),
  });
}
