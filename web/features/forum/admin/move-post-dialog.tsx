import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { categoriesQuery } from '../forum.api.ts';
import { CategoriesBoundary } from '../lazy-post-form.tsx';

interface MovePostDialogProps {
  post: ForumPost;
  open: boolean;
  move: (categoryId: string) => Promise<unknown>;
  onClose: () => void;
}

export function MovePostDialog({ post, open, move, onClose }: MovePostDialogProps) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: open });
  const others = categories.filter(({ id, isArchived }) => id !== post.category.id && !isArchived);
  const [chosen, setChosen] = useState('');
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  const { isBusy, run } = useFormCall([]);

  function confirm() {
    if (!target) return;
    run('No se pudo mover la publicación', async () => {
      await move(target.id);
      onClose();
      toast({ title: 'Publicación movida', description: `«${post.title}» está ahora en ${target.name}.` });
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
      busy={isBusy}
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
