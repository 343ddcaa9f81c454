import { ArrowRightLeft, EyeOff, Lock, LockOpen, Pin, PinOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { reportLimits } from '#contract/moderation/report-kinds.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import { type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import { type PostFlag, usePostModeration } from './admin-posts.api.ts';
import { MovePostDialog } from './move-post-dialog.tsx';

const flags: Record<PostFlag, Pick<MenuItem, 'label' | 'icon'> & { verb: string; text: string; done: string }> = {
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

/** Never optimistic: each action asks for confirmation and shows the server's result. */
export function ModerationCard({ post }: { post: ForumPost }) {
  const { can, isPinned, isClosed, isPublished, title } = post;
  const [isMoving, setMoving] = useState(false);
  const { confirmAction, dialog } = useActionDialog();
  const { setFlag, takeDown, move } = usePostModeration(post.id);

  function flagAction(flag: PostFlag): RecordAction {
    const { done, verb, ...texts } = flags[flag];
    return recordAction({
      ...texts,
      verb,
      name: title,
      confirmLabel: verb,
      run: () => setFlag(flag),
      success: { title: done, description: `«${title}»` },
      failure: 'No se pudo hacer el cambio',
    });
  }

  const takingDown = recordAction({
    label: 'Retirar',
    icon: EyeOff,
    destructive: true,
    name: title,
    text: 'Dejará de verse en el foro y en la búsqueda. Puedes restaurarla cuando quieras.',
    busyLabel: 'Retirando...',
    reason: {
      label: 'Motivo (opcional)',
      help: 'Lo verá quien la escribió.',
      max: reportLimits.reason,
      about: post.id,
    },
    run: takeDown,
    success: { title: 'Publicación retirada', description: `«${title}» ya no se ve en el foro.` },
    failure: 'No se pudo retirar la publicación',
  });

  const choices = [
    can.pin && flagAction(isPinned ? 'unpin' : 'pin'),
    can.close && flagAction(isClosed ? 'reopen' : 'close'),
    can.move && { label: 'Mover de categoría', icon: ArrowRightLeft, onSelect: () => setMoving(true) },
    can.takeDown && (isPublished ? takingDown : flagAction('restore')),
  ].filter((choice) => choice !== false);
  return (
    <Card as="section" className="p-4">
      <h2 className="mb-2 text-base">Moderación</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Button
              variant="ghost"
              size="sm"
              className="-mx-3 min-h-11 w-[calc(100%+1.5rem)] justify-start"
              onClick={() => ('action' in choice ? confirmAction(choice.action) : choice.onSelect())}
            >
              <choice.icon aria-hidden="true" className="size-4" />
              {choice.label}
            </Button>
          </li>
        ))}
      </ul>
      <MovePostDialog post={post} open={isMoving} move={move} onClose={() => setMoving(false)} />
      {dialog}
    </Card>
  );
}
