import { useState } from 'react';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { moderationLimits } from '#contract/forum/moderation.contract.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { Field } from '../../ui/field.tsx';
import { LengthHelp } from '../../ui/length-help.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useTakeDownPost } from './moderation.api.ts';

interface TakeDownDialogProps {
  post: ForumPost;
  open: boolean;
  onClose: () => void;
}

export function TakeDownDialog({ post, open, onClose }: TakeDownDialogProps) {
  const [reason, setReason] = useState('');
  const takeDown = useTakeDownPost(post.id);

  function confirm() {
    takeDown.mutate(reason, {
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
