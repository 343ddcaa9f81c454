import { type FormEvent, useState } from 'react';
import { type ProjectDetail, projectLimits } from '#contract/projects/projects.contract.ts';
import { serverFieldMessages } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useJoinProject } from './projects.api.ts';

interface JoinProjectDialogProps {
  project: ProjectDetail;
  open: boolean;
  onClose: () => void;
  onJoined: () => void;
}

export function JoinProjectDialog({ project, open, onClose, onJoined }: JoinProjectDialogProps) {
  const [note, setNote] = useState('');
  const joining = useJoinProject(project.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (joining.isPending) return;
    joining.mutate(note, {
      onSuccess: () => {
        setNote('');
        onJoined();
        toast({ title: '¡Ya participas!', description: `El equipo de «${project.title}» cuenta contigo.` });
      },
      onError: (error) => toastFailure('No se pudo registrar tu participación', error),
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <>
          Participar en «<bdi>{project.title}</bdi>»
        </>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="¿En qué puedes ayudar? (opcional)"
          error={serverFieldMessages(joining.error).note}
          help={<CharacterCount length={note.length} max={projectLimits.note} />}
        >
          {(control) => (
            <Textarea
              {...control}
              data-autofocus
              rows={4}
              className="min-h-28"
              maxLength={projectLimits.note}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="action-row">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={joining.isPending} busyLabel="Enviando...">
            Confirmar participación
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
