import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { JoinProjectDialog } from './join-project-dialog.tsx';
import { LeaveProjectDialog } from './leave-project-dialog.tsx';

/** Joining with a note, and leaving. */
export function ParticipationCard({ project }: { project: ProjectDetail }) {
  const [open, setOpen] = useState<'join' | 'leave' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);

  const focusPending = useRef(false);

  // The button that opened the dialog is replaced, so the heading takes the focus.
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
      <JoinProjectDialog project={project} open={open === 'join'} onClose={close} onJoined={done} />
      <LeaveProjectDialog project={project} open={open === 'leave'} onClose={close} onLeft={done} />
    </Card>
  );
}
