import { ArrowRightLeft, EyeOff, Lock, LockOpen, type LucideIcon, Pin, PinOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { PostFlag } from '../moderation.api.ts';
import { MovePostDialog, PostFlagDialog, TakeDownDialog } from './moderation-dialogs.tsx';

type Action = PostFlag | 'move' | 'take-down';

interface Choice {
  action: Action;
  label: string;
  icon: LucideIcon;
}

/** Never optimistic: each action asks for confirmation and shows the server's result. */
export function ModerationCard({ post }: { post: ForumPost }) {
  const [chosen, setChosen] = useState<Action | null>(null);
  const close = () => setChosen(null);
  const isSwitch = chosen !== null && chosen !== 'move' && chosen !== 'take-down';
  return (
    <Card as="section" className="p-4">
      <h2 className="mb-2 text-base">Moderación</h2>
      <ul>
        {choicesFor(post).map(({ action, label, icon: Icon }) => (
          <li key={action}>
            <Button
              variant="ghost"
              size="sm"
              className="-mx-3 min-h-11 w-[calc(100%+1.5rem)] justify-start"
              onClick={() => setChosen(action)}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <PostFlagDialog post={post} action={isSwitch ? chosen : null} onClose={close} />
      <MovePostDialog post={post} open={chosen === 'move'} onClose={close} />
      <TakeDownDialog post={post} open={chosen === 'take-down'} onClose={close} />
    </Card>
  );
}

function choicesFor({ can, isPinned, isClosed, isPublished }: ForumPost): Choice[] {
  const choices: Array<Choice | false> = [
    can.pin &&
      (isPinned
        ? { action: 'unpin', label: 'Quitar de arriba', icon: PinOff }
        : { action: 'pin', label: 'Fijar arriba', icon: Pin }),
    can.close &&
      (isClosed
        ? { action: 'reopen', label: 'Abrir a comentarios', icon: LockOpen }
        : { action: 'close', label: 'Cerrar a comentarios', icon: Lock }),
    can.move && { action: 'move', label: 'Mover de categoría', icon: ArrowRightLeft },
    can.takeDown &&
      (isPublished
        ? { action: 'take-down', label: 'Retirar', icon: EyeOff }
        : { action: 'restore', label: 'Restaurar', icon: Undo2 }),
  ];
  return choices.filter((choice) => choice !== false);
}
