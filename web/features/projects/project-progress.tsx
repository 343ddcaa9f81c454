import { useId } from 'react';
import { projectProgress } from './project-status.ts';

/** Progress by status. An SVG, because a width would need a `style` attribute, which the CSP forbids. */
export function ProjectProgress({ status }: { status: string }) {
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
