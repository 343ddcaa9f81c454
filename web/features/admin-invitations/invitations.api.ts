import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { invitationsContract } from '#contract/invitations/invitations.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload-file.ts';

const LIST = '/api/admin/invitations';

export function invitationsQuery(query: QueryOf<typeof invitationsContract.listInvitations>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(invitationsContract.listInvitations, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** The media type is set explicitly: systems label CSV files differently. */
const upload = (file: Blob, step: 'preview' | 'send') =>
  uploadFile(invitationsContract.importInvitations, new Blob([file], { type: 'text/csv' }), { query: { step } });

/** Invitation mutations; each resolves once the list has been refetched. */
export function useInvitationMutations() {
  const queryClient = useQueryClient();

  async function cache<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: [LIST] });
    return answer;
  }

  return {
    invite: (body: BodyOf<typeof invitationsContract.inviteMember>) =>
      cache(callApi(invitationsContract.inviteMember, { body })),
    previewFile: (file: Blob) => upload(file, 'preview'),
    sendFile: (file: Blob) => cache(upload(file, 'send')),
    resend: (id: string) => cache(callApi(invitationsContract.resendInvitation, { params: { id } })),
    revoke: (id: string) => cache(callApi(invitationsContract.revokeInvitation, { params: { id } })),
  };
}

export type InvitationMutations = ReturnType<typeof useInvitationMutations>;
