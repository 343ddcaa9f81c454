import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { reportReasons } from '../../content/forum.ts';
import { fullName } from '../../lib/people.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { useReportProfile } from './members.api.ts';

interface ProfileReportDialogProps {
  member: Pick<MemberProfile, 'id' | 'firstName' | 'lastName'>;
  open: boolean;
  onClose: () => void;
}

export function ProfileReportDialog({ member, ...dialog }: ProfileReportDialogProps) {
  const { mutateAsync } = useReportProfile(member.id);
  return (
    <ReportDialog
      {...dialog}
      title={`Reportar el perfil de ${fullName(member)}`}
      reasons={reportReasons}
      detailsMax={moderationLimits.details}
      send={mutateAsync}
    />
  );
}
