import { queryOptions } from '@tanstack/react-query';
import { contentContract, type SiteContent } from '#contract/content/content.contract.ts';
import type { SiteBlock } from '#contract/content/content-kinds.ts';
import { callApi } from '../../lib/api-client.ts';

export function contentQuery<Block extends SiteBlock>(...list: Block[]) {
  const blocks = list.join();
  return queryOptions({
    queryKey: ['/api/content', blocks],
    queryFn: async ({ signal }) =>
      (await callApi(contentContract.getContent, { query: { blocks }, signal })) as Pick<SiteContent, Block>,
  });
}
