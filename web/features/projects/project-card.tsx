import { Clock, Users } from 'lucide-react';
import { projectPath } from '#contract/paths.ts';
import type { Project } from '#contract/projects/projects.contract.ts';
import {
  projectCategoryLabel,
  projectInfoLabel,
  projectStatusLabel,
  projectStatusTone,
} from '../../copy/project-labels.ts';
import { countOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import type { Shape } from '../../ui/skeleton.tsx';
import { ProjectCover } from './project-cover.tsx';

export function ProjectBadges({ project }: { project: Pick<Project, 'status' | 'category'> }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={projectStatusTone(project.status)} title={projectInfoLabel(project.status)}>
        {projectStatusLabel(project.status)}
      </Badge>
      <Badge>{projectCategoryLabel(project.category)}</Badge>
    </p>
  );
}

export const projectShape: Shape = {
  isFramed: true,
  cover: 'h-36',
  bars: ['h-5 w-32', 'h-6 w-4/5', 'h-4', 'h-4 w-2/3'],
};

export function ProjectCard({ project }: { project: Project }) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden hover:border-input-border">
      <ProjectCover project={project} sizes="(min-width: 40rem) 24rem, 100vw" className="h-36 w-full" />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <ProjectBadges project={project} />
        <CardTitle href={projectPath(project)} className="text-lg leading-snug">
          {project.title}
        </CardTitle>
        <p className="line-clamp-3 text-sm text-muted">{project.description}</p>
        <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 text-sm text-muted">
          {project.timeline ? (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4" />
              <span className="sr-only">Duración: </span>
              {project.timeline}
            </span>
          ) : null}
          <span className="inline-flex items-center gap-1.5">
            <Users aria-hidden="true" className="size-4" />
            {countOf(project.participantsCount, 'participante', 'participantes')}
          </span>
        </p>
      </div>
    </Card>
  );
}
