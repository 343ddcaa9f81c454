import { moderationContract } from '#contract/forum/moderation.contract.ts';
import { useCall } from '../../lib/use-call.ts';

export interface ReportTarget {
  kind: 'post' | 'comment';
  id: string;
}

export const useReport = (kind: ReportTarget['kind']) =>
  useCall(kind === 'post' ? moderationContract.reportPost : moderationContract.reportComment);
