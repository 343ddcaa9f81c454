import { queryOptions } from '@tanstack/react-query';
import { contentContract, type SiteContent } from '#contract/content/content.contract.ts';
import type { PageKind, SiteBlock } from '#contract/content/content-kinds.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** Published texts of the organisation. */
function contentQuery<Block extends SiteBlock>(...blocks: Block[]) {
  const list = blocks.join(',');
  return queryOptions({
    queryKey: [contentContract.getContent.path, list],
    queryFn: async ({ signal }) =>
      (await callApi(contentContract.getContent, { query: { blocks: list }, signal })) as Pick<SiteContent, Block>,
  });
}

export const landingContentQuery = contentQuery('landing', 'purpose');
export const aboutContentQuery = contentQuery('about', 'purpose', 'leaders', 'history');
export const eventsContentQuery = contentQuery('events');
export const hoursQuery = contentQuery('hours');

/** `null` where there is no such page. */
export function officePageQuery(kind: PageKind, slug: string) {
  return queryOptions({
    queryKey: [contentContract.getPage.path, kind, slug],
    queryFn: ({ signal }) =>
      callApi(contentContract.getPage, { params: { kind, slug }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
  });
}
