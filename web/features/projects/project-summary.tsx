import { Clock } from 'lucide-react';
import { useId } from 'react';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { Card } from '../../ui/card.tsx';
import { ProjectCover } from './project-cover.tsx';

/** Every other status, `on-hold` included, is at zero (spec, section 4). */
const progress: Record<string, number> = { completed: 100, 'in-progress': 65, planning: 15 };

export function projectProgress(status: string): number {
  return progress[status] ?? 0;
}

/** An SVG: its width as a `style` attribute would violate the CSP. */
function ProjectProgress({ status }: { status: string }) {
  const labelId = useId();
  const progress = projectProgress(status);
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm font-semibold">
        <span id={labelId}>Progreso</span>
        <span className="tabular-nums">{progress}%</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1.5"
      >
        <svg aria-hidden="true" className="block h-3 w-full rounded-full">
          <rect width="100%" height="100%" className="fill-bar-track" />
          <rect width={`${progress}%`} height="100%" rx="6" className="fill-bar-green" />
        </svg>
      </div>
    </div>
  );
}

export function ProjectSummary({ project }: { project: ProjectDetail }) {
  return (
    <Card as="section" className="overflow-hidden">
      <ProjectCover project={project} sizes="(min-width: 64rem) 48rem, 100vw" className="h-40 w-full sm:h-56" />
      <div className="grid gap-5 p-5 sm:p-6">
        <p className="max-w-prose whitespace-pre-line">{project.description}</p>
        <ProjectProgress status={project.status} />
        {project.timeline ? (
          <p className="flex items-center gap-2">
            <Clock aria-hidden="true" className="size-5 text-larimar" />
            <span>
              <strong>Duración:</strong> {project.timeline}
            </span>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
