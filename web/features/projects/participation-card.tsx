import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { serverFieldMessages } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import type { SubmitNote } from './join-project-form.tsx';
import { useJoinProject, useLeaveProject } from './projects.api.ts';

const JoinProjectForm = lazyPart(async () => (await import('./join-project-form.tsx')).JoinProjectForm);

interface JoinProjectDialogProps {
  project: ProjectDetail;
  userId: string;
  open: boolean;
  onClose: () => void;
  onJoined: () => void;
}

function JoinProjectDialog({ project, userId, open, onClose, onJoined }: JoinProjectDialogProps) {
  useEffect(JoinProjectForm.preload, []);
  const joining = useJoinProject(project.id);

  async function join(submit: SubmitNote) {
    try {
      await submit(joining.mutateAsync);
      onJoined();
      toast({ title: '¡Ya participas!', description: `El equipo de «${project.title}» cuenta contigo.` });
    } catch (error) {
      if (!serverFieldMessages(error).note) toastFailure('No se pudo registrar tu participación', error);
    }
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
      <JoinProjectForm
        name={`project:${userId}:${project.id}`}
        problem={serverFieldMessages(joining.error).note}
        isSending={joining.isPending}
        onSubmit={join}
        onCancel={onClose}
      />
    </Dialog>
  );
}

interface LeaveProjectDialogProps {
  project: ProjectDetail;
  open: boolean;
  onClose: () => void;
  onLeft: () => void;
}

function LeaveProjectDialog({ project, open, onClose, onLeft }: LeaveProjectDialogProps) {
  const leaving = useLeaveProject();

  function confirm() {
    const input = { params: { id: project.id } };
    leaving.mutate(input, {
      onSuccess: () => {
        onLeft();
        toast({ title: 'Ya no participas', description: `Saliste de «${project.title}».` });
      },
      onError: (error) => toastFailure('No se pudo completar la salida', error),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          ¿Dejar de participar en «<bdi>{project.title}</bdi>»?
        </>
      }
      confirmLabel="Dejar de participar"
      busyLabel="Saliendo..."
      busy={leaving.isPending}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Se borra también la nota que dejaste. Puedes volver a participar cuando quieras.</p>
    </ConfirmDialog>
  );
}

export function ParticipationCard({ project, userId }: { project: ProjectDetail; userId: string }) {
  const [open, setOpen] = useState<'join' | 'leave' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);

  const focusPending = useRef(false);

  // The dialog's opener is replaced, so the heading takes the focus.
  useEffect(() => {
    if (open !== null || !focusPending.current) return;
    focusPending.current = false;
    heading.current?.focus();
  }, [open]);

  function done() {
    focusPending.current = true;
    close();
  }

  return (
    <Card as="section" className="p-5">
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg">
        Participación
      </h2>
      {project.participation ? (
        <>
          <p className="flex items-center gap-2 font-semibold text-green-text">
            <Check aria-hidden="true" className="size-5" />
            Participas en este proyecto
          </p>
          {project.participation.note ? (
            <p className="mt-2 border-l-3 border-border pl-3 text-sm whitespace-pre-line text-muted">
              {project.participation.note}
            </p>
          ) : null}
          <Button variant="outline" onClick={() => setOpen('leave')} className="mt-4 w-full">
            Dejar de participar
          </Button>
        </>
      ) : (
        <>
          <p className="mb-4 text-sm text-muted">Suma tu experiencia, tu equipo o tu tiempo.</p>
          <Button onClick={() => setOpen('join')} className="w-full">
            Quiero participar
          </Button>
        </>
      )}
      <JoinProjectDialog project={project} userId={userId} open={open === 'join'} onClose={close} onJoined={done} />
      <LeaveProjectDialog project={project} open={open === 'leave'} onClose={close} onLeft={done} />
    </Card>
  );
}
