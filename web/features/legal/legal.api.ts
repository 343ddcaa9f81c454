import { queryOptions } from '@tanstack/react-query';
import { legalContract } from '#contract/legal/legal.contract.ts';
import type { LegalDocument } from '#contract/legal/legal-documents.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** `null` where there is no such version. */
export function legalQuery(document: LegalDocument, version: string | null) {
  return queryOptions({
    queryKey: ['/api/legal/:document', document, version],
    queryFn: ({ signal }) =>
      callApi(legalContract.getLegalText, {
        params: { document },
        query: version ? { version } : {},
        signal,
      })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
  });
}
