import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function useReportMessage() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof messageReportsContract.reportMessage>) =>
      callApi(messageReportsContract.reportMessage, { body }),
  });
}
