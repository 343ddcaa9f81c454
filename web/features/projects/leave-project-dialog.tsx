import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useLeaveProject } from './projects.api.ts';

interface LeaveProjectDialogProps {
  project: ProjectDetail;
  open: boolean;
  onClose: () => void;
  onLeft: () => void;
}

export function LeaveProjectDialog({ project, open, onClose, onLeft }: LeaveProjectDialogProps) {
  const leaving = useLeaveProject(project.id);

  function confirm() {
    leaving.mutate(undefined, {
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
