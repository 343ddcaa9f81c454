import { roleLabels } from '#contract/account/role-labels.ts';
import { isOfficeRole } from '#contract/account/roles.ts';
import type { MemberRecord } from '#contract/members/admin/member-record.contract.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { roleActions, roleDescription } from './account-actions.tsx';
import { useMemberMutations } from './admin-members.api.ts';

export function MemberRole({ member, isSelf }: { member: MemberRecord; isSelf: boolean }) {
  const mutations = useMemberMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <CardSection heading="Rol">
      <p className="text-sm">
        <strong>{roleLabels[member.role]}.</strong>{' '}
        {isOfficeRole(member.role) ? roleDescription(member.role) : 'Usa el portal sin acceso a la administración.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {roleActions(member, isSelf, mutations).map(({ label, icon: Icon, action }) => (
          <Button key={label} size="sm" variant="outline" onClick={() => confirmAction(action)}>
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </CardSection>
  );
}
