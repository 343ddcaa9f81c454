import { Ban, Flag, UserMinus } from 'lucide-react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { fullName } from '../../lib/people.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useNetworkActions } from './use-network-actions.tsx';

interface MemberActionsProps {
  member: { id: string; firstName: string; lastName: string } & ConnectionState;
  onBlocked: () => void;
  onReport: () => void;
}

export function MemberActions({ member, onBlocked, onReport }: MemberActionsProps) {
  const { confirmBlock, confirmEnd, dialog } = useNetworkActions();
  const { connectionStatus, connectionId } = member;
  const items: (MenuItem | false)[] = [
    connectionStatus === 'connected' &&
      connectionId !== null && {
        label: 'Terminar la conexión',
        icon: UserMinus,
        onSelect: () => confirmEnd(member, connectionId),
      },
    { label: 'Reportar este perfil', icon: Flag, onSelect: onReport },
    {
      label: `Bloquear a ${member.firstName}`,
      icon: Ban,
      onSelect: () => confirmBlock(member, onBlocked),
      destructive: true,
    },
  ];
  return (
    <>
      {/* At the right edge, since the menu opens to the left. */}
      <div className="ml-auto">
        <Menu label={`Más acciones: ${fullName(member)}`} items={items.filter((item) => item !== false)} />
      </div>
      {dialog}
    </>
  );
}
