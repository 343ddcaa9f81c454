import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/form-controls.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { categoriesQuery } from '../forum.api.ts';
import { CategoriesBoundary } from '../lazy-post-form.tsx';
import { movePost, useCacheResult } from '../moderation.api.ts';

interface MovePostDialogProps {
  post: ForumPost;
  open: boolean;
  onClose: () => void;
}

export function MovePostDialog({ post, open, onClose }: MovePostDialogProps) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: open });
  const others = categories.filter(({ id, isArchived }) => id !== post.category.id && !isArchived);
  const [chosen, setChosen] = useState('');
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const cacheResult = useCacheResult();
  const move = useMutation({ mutationFn: (categoryId: string) => cacheResult(movePost(post.id, categoryId)) });

  function confirm() {
    if (!target) return;
    move.mutate(target.id, {
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
