import { Rocket, X } from 'lucide-react';

interface ProjectNoteProps {
  project: { title: string };
  onRemove: () => void;
}

/** Project that the message is about, preselected by the project's button and removable. */
export function ProjectNote({ project, onRemove }: ProjectNoteProps) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-border bg-subtle py-1 pl-4">
      <Rocket aria-hidden="true" className="size-5 shrink-0 text-larimar" />
      <p className="min-w-0 grow wrap-anywhere">
        Sobre el proyecto «<bdi>{project.title}</bdi>»
      </p>
      <button
        type="button"
        aria-label="Quitar el proyecto"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-input hover:bg-border"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
