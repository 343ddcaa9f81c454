import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import { LengthHelp } from '../../../ui/character-count.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, Textarea } from '../../../ui/form-controls.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { CategoriesBoundary } from '../categories-boundary.tsx';
import { categoriesQuery } from '../forum.api.ts';
import { type PostFlag, useMovePost, useSwitchPost, useTakeDownPost } from '../moderation.api.ts';

export function MovePostDialog({ post, open, onClose }: { post: ForumPost; open: boolean; onClose: () => void }) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: open });
  const others = categories.filter(({ id, isArchived }) => id !== post.category.id && !isArchived);
  const [chosen, setChosen] = useState('');
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const move = useMovePost();

  function confirm() {
    if (!target) return;
    const input = { params: { id: post.id }, body: { categoryId: target.id } };
    move.mutate(input, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Publicación movida', description: `«${post.title}» está ahora en ${target.name}.` });
      },
      onError: (error) => toastFailure('No se pudo mover la publicación', error),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          Mover «<bdi>{post.title}</bdi>»
        </>
      }
      confirmLabel="Mover"
      busyLabel="Moviendo..."
      busy={move.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mb-4">Ahora está en {post.category.name}.</p>
      <CategoriesBoundary>
        {() => (
          <Field label="Nueva categoría">
            {(control) => (
              <Select {...control} value={target?.id ?? ''} onChange={(event) => setChosen(event.target.value)}>
                {others.map((category) => (
                  <option key={category.id} value={category.id}>
                    {category.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </CategoriesBoundary>
    </ConfirmDialog>
  );
}

export function TakeDownDialog({ post, open, onClose }: { post: ForumPost; open: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const takeDown = useTakeDownPost();

  function confirm() {
    const input = { params: { id: post.id }, body: { reason } };
    takeDown.mutate(input, {
      onSuccess: () => {
        setReason('');
        onClose();
        toast({ title: 'Publicación retirada', description: `«${post.title}» ya no se ve en el foro.` });
      },
      onError: (error) => toastFailure('No se pudo retirar la publicación', error),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          ¿Retirar «<bdi>{post.title}</bdi>»?
        </>
      }
      confirmLabel="Retirar"
      busyLabel="Retirando..."
      busy={takeDown.isPending}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mb-4">Dejará de verse en el foro y en la búsqueda. Puedes restaurarla cuando quieras.</p>
      <Field
        label="Motivo (opcional)"
        help={
          <LengthHelp length={reason.length} max={moderationLimits.reason}>
            Lo verá quien la escribió.
          </LengthHelp>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={moderationLimits.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}

const wording: Record<PostFlag, { verb: string; text: string; done: string }> = {
  pin: {
    verb: 'Fijar arriba',
    text: 'Aparecerá de primera en las listas del foro.',
    done: 'Publicación fijada arriba',
  },
  unpin: {
    verb: 'Quitar de arriba',
    text: 'Volverá a su lugar en las listas.',
    done: 'La publicación volvió a su lugar',
  },
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
  action: PostFlag | null;
  onClose: () => void;
}

export function PostFlagDialog({ post, action, onClose }: SwitchPostDialogProps) {
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
