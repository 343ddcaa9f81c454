import { Send } from 'lucide-react';
import { useId } from 'react';
import type { MemberCard } from '#contract/members/members.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Only connected members exchange messages; to others the button stays and explains why. */
export function MessageButton({ member }: { member: MemberCard }) {
  const reasonId = useId();
  const label = `Enviar un mensaje a ${member.firstName}`;
  if (member.connectionStatus === 'connected')
    return <IconLink href={conversationPath(member)} icon={Send} label={label} />;
  const reason = `Conecta con ${member.firstName} para enviarle mensajes.`;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-disabled="true"
        aria-describedby={reasonId}
        title={reason}
        onClick={() => toast({ title: 'Todavía no están conectados', description: reason })}
        className={buttonClass('ghost', 'icon', 'cursor-not-allowed text-muted opacity-60')}
      >
        <Send aria-hidden="true" className="size-5" />
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
