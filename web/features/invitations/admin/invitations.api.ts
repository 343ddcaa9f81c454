import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { invitationsContract } from '#contract/invitations/invitations.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { listInvitations, importInvitations, inviteMember, resendInvitation, revokeInvitation } = invitationsContract;

export const invitationsQuery = (query: QueryOf<typeof listInvitations>) =>
  listQuery(listInvitations, { query }, revalidate);

/** The media type is set explicitly: systems label CSV files differently. */
const upload = (file: Blob, step: 'preview' | 'send') =>
  uploadFile(importInvitations, new Blob([file], { type: 'text/csv' }), { query: { step } });

/** Invitation mutations; each resolves once the list has been refetched. */
export function useInvitationMutations() {
  const refetchAfter = useRefetchAfter([listInvitations.path]);
  return {
    invite: (body: BodyOf<typeof inviteMember>) => refetchAfter(callApi(inviteMember, { body })),
    previewFile: (file: Blob) => upload(file, 'preview'),
    sendFile: (file: Blob) => refetchAfter(upload(file, 'send')),
    resend: (id: string) => refetchAfter(callApi(resendInvitation, { params: { id } })),
    revoke: (id: string) => refetchAfter(callApi(revokeInvitation, { params: { id } })),
  };
}

export type InvitationMutations = ReturnType<typeof useInvitationMutations>;
