import { Clock } from 'lucide-react';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { Card } from '../../ui/card.tsx';
import { ProjectCover } from './project-cover.tsx';
import { ProjectProgress } from './project-progress.tsx';

export function ProjectSummary({ project }: { project: ProjectDetail }) {
  return (
    <Card as="section" className="overflow-hidden">
      <ProjectCover project={project} className="h-40 w-full sm:h-56" />
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
