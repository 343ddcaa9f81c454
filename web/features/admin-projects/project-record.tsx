import { Clock, ExternalLink, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import { editProjectPath, projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { RecordRow } from '../../ui/record-row.tsx';
import type { useProjectMutations } from './admin-projects.api.ts';
import { projectActions, publishProjectAction } from './project-actions.ts';
import { ProjectStateBadges } from './project-state-badges.tsx';

interface ProjectRecordProps {
  project: AdminProject;
  mutations: ReturnType<typeof useProjectMutations>;
  confirmAction: (action: ConfirmedAction) => void;
}

export function ProjectRecord({ project, mutations, confirmAction }: ProjectRecordProps) {
  const [, navigate] = useLocation();
  const actions = menuItems(
    [...(project.isPublished ? [] : [publishProjectAction(project, mutations)]), ...projectActions(project, mutations)],
    confirmAction,
  );
  const view = { label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(projectPath(project)) };
  return (
    <RecordRow
      title={project.title}
      href={editProjectPath(project)}
      badges={<ProjectStateBadges project={project} />}
      facts={[
        ...(project.timeline ? [{ icon: Clock, label: 'Duración', text: project.timeline }] : []),
        {
          icon: Users,
          label: 'Participación',
          text: countOf(project.participantsCount, 'participante', 'participantes'),
        },
      ]}
      buttons={
        <ButtonLink href={editProjectPath(project)} size="sm" variant="outline">
          Editar<span className="sr-only">: {project.title}</span>
        </ButtonLink>
      }
      menu={project.isPublished ? [view, ...actions] : actions}
    />
  );
}
