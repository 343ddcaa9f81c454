import { ArrowLeft, Ban, UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { Correspondent } from '#contract/messages/messages.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { BLOCK_EFFECT } from '../../copy/blocking.ts';
import { fullName } from '../../lib/people.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useBlockMember } from './messages.api.ts';

export function ThreadHeader({ member }: { member: Correspondent }) {
  const [, navigate] = useLocation();
  const { confirmAction, dialog } = useActionDialog();
  const block = useBlockMember();
  const name = fullName(member);

  function confirmBlock() {
    confirmAction({
      title: (
        <>
          ¿Bloquear a <bdi>{name}</bdi>?
        </>
      ),
      text: `${BLOCK_EFFECT} Esta conversación desaparece para ambos. No le avisaremos.`,
      confirmLabel: 'Bloquear',
      busyLabel: 'Bloqueando...',
      destructive: true,
      run: () => block.mutateAsync({ params: { id: member.id } }),
      success: { title: 'Miembro bloqueado', description: `Ya no verás el perfil de ${name} ni sus mensajes.` },
      failure: 'No se pudo bloquear',
      onDone: () => navigate('/mensajes', { replace: true }),
    });
  }

  return (
    <header className="flex items-center gap-3 border-b border-border px-3 py-2 lg:px-4">
      <Link
        href="/mensajes"
        aria-label="Volver a los mensajes"
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-input hover:bg-subtle lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <Link href={memberPath(member)} className="group flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Avatar {...member} imageUrl={member.profileImageUrl} />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-base group-hover:underline">{name}</h2>
          <AdminBadge role={member.role} />
          <p className="line-clamp-2 text-sm text-muted">
            {[member.position, member.company].filter(Boolean).join(' · ')}
          </p>
        </div>
      </Link>
      <Menu
        label={`Más acciones con ${name}`}
        items={[
          { label: 'Ver perfil', icon: UserRound, onSelect: () => navigate(memberPath(member)) },
          { label: 'Bloquear', icon: Ban, onSelect: confirmBlock, destructive: true },
        ]}
      />
      {dialog}
    </header>
  );
}
