import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { externalLoginContract } from '#contract/account/external-login.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const ownIdentitiesQuery = queryOptions({
  queryKey: ['/api/auth/identities'],
  queryFn: ({ signal }) => callApi(externalLoginContract.listIdentities, { signal }),
});

export function useRemoveIdentity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(externalLoginContract.removeIdentity, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownIdentitiesQuery.queryKey }),
  });
}
