import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { profileReportsContract } from '#contract/members/profile-reports.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export function useReportProfile(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof profileReportsContract.reportProfile>) =>
      callApi(profileReportsContract.reportProfile, { params: { id }, body }),
  });
}
