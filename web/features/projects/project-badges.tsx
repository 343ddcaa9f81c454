import type { Project } from '#contract/projects/projects.contract.ts';
import { projectCategoryLabel, projectStatusLabel, projectStatusTone } from '../../content/project-labels.ts';
import { Badge } from '../../ui/badge.tsx';

export function ProjectBadges({ project }: { project: Pick<Project, 'status' | 'category'> }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={projectStatusTone(project.status)}>{projectStatusLabel(project.status)}</Badge>
      <Badge>{projectCategoryLabel(project.category)}</Badge>
    </p>
  );
}
