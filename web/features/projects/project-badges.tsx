import type { Project } from '#contract/projects/projects.contract.ts';
import { projectCategoryLabel, projectStatusLabel } from '../../content/project-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { statusTone } from './project-status.ts';

export function ProjectBadges({ project }: { project: Pick<Project, 'status' | 'category'> }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={statusTone(project.status)}>{projectStatusLabel(project.status)}</Badge>
      <Badge>{projectCategoryLabel(project.category)}</Badge>
    </p>
  );
}
