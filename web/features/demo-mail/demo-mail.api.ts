import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { demoMailContract } from '#contract/demo-mail/demo-mail.contract.ts';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** `null` unless the portal is a demo without a mail server. */
export function demoMailsQuery(page: number, to: string) {
  return queryOptions({
    queryKey: ['/api/demo/mails', page, to],
    queryFn: ({ signal }) =>
      callApi(demoMailContract.listDemoMails, { query: { page, to: to || undefined }, signal }).catch(
        nullOnStatus(404),
      ),
    placeholderData: keepPreviousData,
    // New mails arrive between visits.
    refetchOnMount: 'always',
  });
}

export const demoMailHref = ({ id }: { id: string }) => apiPath(demoMailContract.showDemoMail.path, { id }, {});
