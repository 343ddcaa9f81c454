import { Send } from 'lucide-react';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Only connected members exchange messages; to others the reason replaces the button. */
export function MessageLink({ member }: { member: MemberProfile }) {
  if (member.connectionStatus === 'connected') {
    return (
      <ButtonLink href={conversationPath(member)}>
        <Send aria-hidden="true" className="size-4" />
        Enviar mensaje
      </ButtonLink>
    );
  }
  return (
    <p className="order-last min-w-0 basis-full text-sm text-muted">
      Conecta con {member.firstName} para enviarle mensajes.
    </p>
  );
}
