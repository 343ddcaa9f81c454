import { contentContract } from '#contract/content/content.contract.ts';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { recordQuery } from '../../lib/api-queries.ts';

export const officePageQuery = (kind: PageKind, slug: string) =>
  recordQuery(contentContract.getPage, { params: { kind, slug } });
