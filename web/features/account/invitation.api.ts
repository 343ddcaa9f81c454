import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoint.ts';
import { invitationsContract } from '#contract/invitations/invitations.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

export type OpenInvitation = ResponseOf<typeof invitationsContract.openInvitation> & { token: string };

/** The invitation that the URL names: undefined without one or until it is read, `null` where its link is void. */
export function useInvitation(): OpenInvitation | null | undefined {
  const token = new URLSearchParams(useSearch()).get('invitacion') ?? '';
  const isHydrated = useIsHydrated();
  const { data } = useQuery({
    queryKey: ['/api/auth/invitation', token],
    queryFn: ({ signal }) =>
      callApi(invitationsContract.openInvitation, { body: { token }, signal }).catch(nullOnStatus(400)),
    enabled: isHydrated && token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && { ...data, token };
}
