import { Clock, Users } from 'lucide-react';
import { Link } from 'wouter';
import { projectPath } from '#contract/paths.ts';
import type { Project } from '#contract/projects/projects.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { ProjectBadges } from './project-badges.tsx';
import { ProjectCover } from './project-cover.tsx';

/** The title's link covers the whole card. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden hover:border-input-border">
      <ProjectCover project={project} className="h-36 w-full" />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <ProjectBadges project={project} />
        <h3 className="text-lg leading-snug">
          <Link href={projectPath(project)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {project.title}
          </Link>
        </h3>
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
