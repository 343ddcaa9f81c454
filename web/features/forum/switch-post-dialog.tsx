import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { type PostSwitch, useSwitchPost } from './moderation.api.ts';

const wording: Record<PostSwitch, { verb: string; text: string; done: string }> = {
  pin: { verb: 'Fijar', text: 'Aparecerá de primera en las listas del foro.', done: 'Publicación fijada' },
  unpin: { verb: 'Dejar de fijar', text: 'Volverá a su lugar en las listas.', done: 'Publicación sin fijar' },
  close: {
    verb: 'Cerrar',
    text: 'Se podrá leer, pero los miembros no podrán comentar.',
    done: 'Publicación cerrada a comentarios',
  },
  reopen: { verb: 'Abrir', text: 'Los miembros podrán comentar de nuevo.', done: 'Publicación abierta a comentarios' },
  restore: { verb: 'Restaurar', text: 'Todos los miembros volverán a verla.', done: 'Publicación restaurada' },
};

interface SwitchPostDialogProps {
  post: ForumPost;
  action: PostSwitch | null;
  onClose: () => void;
}

export function SwitchPostDialog({ post, action, onClose }: SwitchPostDialogProps) {
  const change = useSwitchPost(post.id);
  const texts = wording[action ?? 'pin'];

  function confirm() {
    if (!action) return;
    change.mutate(action, {
      onSuccess: () => {
        onClose();
        toast({ title: texts.done, description: `«${post.title}»` });
      },
      onError: (error) => toastFailure('No se pudo hacer el cambio', error),
    });
  }

  return (
    <ConfirmDialog
      open={action !== null}
      title={
        <>
          ¿{texts.verb} «<bdi>{post.title}</bdi>»?
        </>
      }
      confirmLabel={texts.verb}
      busyLabel="Guardando..."
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
