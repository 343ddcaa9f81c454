import type { ReactNode } from 'react';
import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import { reportReasons } from '../../content/forum.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { type ReportTarget, useReport } from './moderation.api.ts';

interface ForumReportDialogProps {
  target: ReportTarget;
  userId: string;
  title: ReactNode;
  open: boolean;
  onClose: () => void;
}

export function ForumReportDialog({ target, userId, ...dialog }: ForumReportDialogProps) {
  const { mutateAsync } = useReport(target.kind);
  return (
    <ReportDialog
      {...dialog}
      name={`report:${userId}:${target.kind}:${target.id}`}
      reasons={reportReasons}
      detailsMax={moderationLimits.details}
      send={(body) => mutateAsync({ params: { id: target.id }, body })}
    />
  );
}
