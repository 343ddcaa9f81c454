import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { profileReportsContract } from '#contract/members/profile-reports.contract.ts';
import { reportReasons } from '../../content/forum.ts';
import { callApi } from '../../lib/api-client.ts';
import { fullName } from '../../lib/full-name.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';

interface ProfileReportDialogProps {
  member: Pick<MemberProfile, 'id' | 'firstName' | 'lastName'>;
  open: boolean;
  onClose: () => void;
}

export function ProfileReportDialog({ member, ...dialog }: ProfileReportDialogProps) {
  return (
    <ReportDialog
      {...dialog}
      title={`Reportar el perfil de ${fullName(member)}`}
      reasons={reportReasons}
      detailsMax={moderationLimits.details}
      send={(body) => callApi(profileReportsContract.reportProfile, { params: { id: member.id }, body })}
    />
  );
}
