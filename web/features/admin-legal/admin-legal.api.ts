import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { legalContract } from '#contract/legal/legal.contract.ts';
import type { LegalDocument } from '#contract/legal/legal-documents.ts';
import { callApi } from '../../lib/api-client.ts';

const KEY = '/api/admin/legal/:document';

export function legalDraftQuery(document: LegalDocument) {
  return queryOptions({
    queryKey: [KEY, document],
    queryFn: ({ signal }) => callApi(legalContract.getLegalDraft, { params: { document }, signal }),
    refetchOnMount: 'always',
  });
}

/** A former version as it was written. */
export const readLegalVersion = (document: LegalDocument, version: number) =>
  callApi(legalContract.getLegalDraft, { params: { document }, query: { version: String(version) } });

export function usePublishLegalText(document: LegalDocument) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      callApi(legalContract.publishLegalText, { params: { document }, body: { content } }),
    onSuccess: async () => {
      queryClient.invalidateQueries({ queryKey: ['/api/legal/:document', document] });
      await queryClient.invalidateQueries({ queryKey: legalDraftQuery(document).queryKey });
    },
  });
}
