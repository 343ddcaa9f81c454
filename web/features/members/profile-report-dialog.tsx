import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { reportReasons } from '../../content/forum.ts';
import { fullName } from '../../lib/people.ts';
import { ReportDialog } from '../../ui/report-dialog.tsx';
import { useReportProfile } from './members.api.ts';

interface ProfileReportDialogProps {
  member: Pick<MemberProfile, 'id' | 'firstName' | 'lastName'>;
  userId: string;
  open: boolean;
  onClose: () => void;
}

export function ProfileReportDialog({ member, userId, ...dialog }: ProfileReportDialogProps) {
  const { mutateAsync } = useReportProfile();
  return (
    <ReportDialog
      {...dialog}
      name={`report:${userId}:member:${member.id}`}
      title={`Reportar el perfil de ${fullName(member)}`}
      reasons={reportReasons}
      detailsMax={moderationLimits.details}
      send={(body) => mutateAsync({ params: { id: member.id }, body })}
    />
  );
}
