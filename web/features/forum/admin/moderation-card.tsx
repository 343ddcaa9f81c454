import { ArrowRightLeft, EyeOff, Lock, LockOpen, type LucideIcon, Pin, PinOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { reportLimits } from '#contract/moderation/report-kinds.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import { type PostFlag, setPostFlag, takeDownPost, useCacheResult } from '../moderation.api.ts';
import { MovePostDialog } from './move-post-dialog.tsx';

const flags: Record<PostFlag, { label: string; icon: LucideIcon; verb: string; text: string; done: string }> = {
  pin: {
    label: 'Fijar arriba',
    icon: Pin,
    verb: 'Fijar arriba',
    text: 'Aparecerá de primera en las listas del foro.',
    done: 'Publicación fijada arriba',
  },
  unpin: {
    label: 'Quitar de arriba',
    icon: PinOff,
    verb: 'Quitar de arriba',
    text: 'Volverá a su lugar en las listas.',
    done: 'La publicación volvió a su lugar',
  },
  close: {
    label: 'Cerrar a comentarios',
    icon: Lock,
    verb: 'Cerrar',
    text: 'Se podrá leer, pero los miembros no podrán comentar.',
    done: 'Publicación cerrada a comentarios',
  },
  reopen: {
    label: 'Abrir a comentarios',
    icon: LockOpen,
    verb: 'Abrir',
    text: 'Los miembros podrán comentar de nuevo.',
    done: 'Publicación abierta a comentarios',
  },
  restore: {
    label: 'Restaurar',
    icon: Undo2,
    verb: 'Restaurar',
    text: 'Todos los miembros volverán a verla.',
    done: 'Publicación restaurada',
  },
};

interface ChoiceProps {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

function Choice({ label, icon: Icon, onSelect }: ChoiceProps) {
  return (
    <li>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3 min-h-11 w-[calc(100%+1.5rem)] justify-start"
        onClick={onSelect}
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
    </li>
  );
}

/** Never optimistic: each action asks for confirmation and shows the server's result. */
export function ModerationCard({ post }: { post: ForumPost }) {
  const { can, isPinned, isClosed, isPublished } = post;
  const [isMoving, setMoving] = useState(false);
  const { confirmAction, dialog } = useActionDialog();
  const cacheResult = useCacheResult();

  function flagChoice(flag: PostFlag) {
    const { label, icon, verb, text, done } = flags[flag];
    const action: ConfirmedAction = {
      title: <ConfirmQuestion verb={verb} name={post.title} />,
      text,
      confirmLabel: verb,
      busyLabel: 'Guardando...',
      run: () => cacheResult(setPostFlag(post.id, flag)),
      success: { title: done, description: `«${post.title}»` },
      failure: 'No se pudo hacer el cambio',
    };
    return <Choice label={label} icon={icon} onSelect={() => confirmAction(action)} />;
  }

  const takedown: ConfirmedAction = {
    title: <ConfirmQuestion verb="Retirar" name={post.title} />,
    text: 'Dejará de verse en el foro y en la búsqueda. Puedes restaurarla cuando quieras.',
    confirmLabel: 'Retirar',
    busyLabel: 'Retirando...',
    destructive: true,
    reason: { label: 'Motivo (opcional)', help: 'Lo verá quien la escribió.', max: reportLimits.reason },
    run: (reason) => cacheResult(takeDownPost(post.id, reason)),
    success: { title: 'Publicación retirada', description: `«${post.title}» ya no se ve en el foro.` },
    failure: 'No se pudo retirar la publicación',
  };

  return (
    <Card as="section" className="p-4">
      <h2 className="mb-2 text-base">Moderación</h2>
      <ul>
        {can.pin ? flagChoice(isPinned ? 'unpin' : 'pin') : null}
        {can.close ? flagChoice(isClosed ? 'reopen' : 'close') : null}
        {can.move ? <Choice label="Mover de categoría" icon={ArrowRightLeft} onSelect={() => setMoving(true)} /> : null}
        {can.takeDown && !isPublished ? flagChoice('restore') : null}
        {can.takeDown && isPublished ? (
          <Choice label="Retirar" icon={EyeOff} onSelect={() => confirmAction(takedown)} />
        ) : null}
      </ul>
      {dialog}
      <MovePostDialog post={post} open={isMoving} onClose={() => setMoving(false)} />
    </Card>
  );
}
