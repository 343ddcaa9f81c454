import type { Correspondent } from '#contract/messages/messages.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function NotConnected({ member }: { member: Correspondent }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border bg-subtle px-4 py-3">
      <p className="text-sm">
        Solo puedes escribir a quienes están en tu red. Conéctate con {member.firstName} para conversar.
      </p>
      <ButtonLink href={memberPath(member)} variant="outline" size="sm">
        Ver perfil
      </ButtonLink>
    </div>
  );
}
