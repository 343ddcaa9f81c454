import { useLocation } from 'wouter';
import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { RecordToolbar } from '../../ui/record-toolbar.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { useProjectMutations } from './admin-projects.api.ts';
import { projectActions } from './project-actions.ts';
import { ProjectStateBadges } from './project-state-badges.tsx';

interface ProjectToolbarProps {
  project: AdminProject;
  /** Called after the deletion, to release the unsaved-changes guard before leaving. */
  onDeleted: () => void;
}

export function ProjectToolbar({ project, onDeleted }: ProjectToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const mutations = useProjectMutations();
  const [, navigate] = useLocation();

  function leave() {
    onDeleted();
    navigate(managementPages.projects.href, { replace: true });
  }

  return (
    <>
      <RecordToolbar
        badges={<ProjectStateBadges project={project} />}
        publicHref={project.isPublished ? projectPath(project) : undefined}
        actions={projectActions(project, mutations, leave)}
        confirmAction={confirmAction}
      />
      {dialog}
    </>
  );
}
