import { legalContract } from '#contract/legal/legal.contract.ts';
import type { LegalDocument } from '#contract/legal/legal-documents.ts';
import { recordQuery } from '../../lib/api-queries.ts';

export const legalQuery = (document: LegalDocument, version: string | null) =>
  recordQuery(legalContract.getLegalText, { params: { document }, query: version ? { version } : {} });
