import { Clock, Users } from 'lucide-react';
import { Link } from 'wouter';
import { projectPath } from '#contract/paths.ts';
import type { Project } from '#contract/projects/projects.contract.ts';
import {
  projectCategoryLabel,
  projectInfoLabel,
  projectStatusLabel,
  projectStatusTone,
} from '../../content/project-labels.ts';
import { countOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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

export function ProjectsSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-muted">Cargando proyectos...</p>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <ProjectCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

export function ProjectCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-border bg-card">
      <Skeleton className="h-36 rounded-none" />
      <div className="space-y-3 p-5">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}

/** The title's link covers the whole card. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden hover:border-input-border">
      <ProjectCover project={project} sizes="(min-width: 40rem) 24rem, 100vw" className="h-36 w-full" />
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
