import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { projectCategoryLabel, projectInfoLabel, projectStatusTone } from '../../content/project-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { PublicationBadge } from '../../ui/publication-badge.tsx';

export function ProjectStateBadges({ project }: { project: AdminProject }) {
  return (
    <>
      <PublicationBadge published={project.isPublished} />
      <Badge tone={projectStatusTone(project.status)}>{projectInfoLabel(project.status)}</Badge>
      <Badge>{projectCategoryLabel(project.category)}</Badge>
    </>
  );
}
