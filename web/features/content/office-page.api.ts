import { queryOptions } from '@tanstack/react-query';
import { contentContract } from '#contract/content/content.contract.ts';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** `null` where there is no such page. */
export function officePageQuery(kind: PageKind, slug: string) {
  return queryOptions({
    queryKey: ['/api/content/:kind/:slug', kind, slug],
    queryFn: ({ signal }) =>
      callApi(contentContract.getPage, { params: { kind, slug }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
  });
}
