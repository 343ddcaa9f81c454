import { legalContract } from '#contract/legal/legal.contract.ts';
import type { LegalDocument } from '#contract/legal/legal-documents.ts';
import { callApi } from '../../../lib/api-client.ts';
import { apiQuery, revalidate } from '../../../lib/api-queries.ts';
import { useCall } from '../../../lib/use-call.ts';

export const legalDraftQuery = (document: LegalDocument) =>
  apiQuery(legalContract.getLegalDraft, { params: { document } }, revalidate);

/** A former version as it was written. */
export const readLegalVersion = (document: LegalDocument, version: number) =>
  callApi(legalContract.getLegalDraft, { params: { document }, query: { version: String(version) } });

export const usePublishLegalText = () =>
  useCall(legalContract.publishLegalText, {
    onSuccess: async (_published, { params: { document } }, _before, { client }) => {
      client.invalidateQueries({ queryKey: ['/api/legal/:document', document] });
      await client.invalidateQueries({ queryKey: legalDraftQuery(document).queryKey });
    },
  });
