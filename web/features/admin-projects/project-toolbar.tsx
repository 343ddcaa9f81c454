import { useLocation } from 'wouter';
import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { projectCategoryLabel, projectInfoLabel, projectStatusTone } from '../../content/project-labels.ts';
import { countOf } from '../../lib/numbers.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PublicationBadge } from '../../ui/publication-state.tsx';
import {
  deleteAction,
  publishAction,
  type RecordAction,
  RecordToolbar,
  unpublishAction,
} from '../../ui/record-actions.tsx';
import { useProjectMutations } from './admin-projects.api.ts';

type Mutations = ReturnType<typeof useProjectMutations>;

export function publishProjectAction({ id, title }: AdminProject, mutations: Mutations): RecordAction {
  return publishAction({
    name: title,
    text: 'Los miembros lo verán y podrán participar.',
    run: () => mutations.publish(id),
    success: { title: 'Proyecto publicado', description: `«${title}» ya está a la vista.` },
    failure: 'No se pudo publicar el proyecto',
  });
}

function unpublishProjectAction({ id, title }: AdminProject, mutations: Mutations): RecordAction {
  return unpublishAction({
    name: title,
    text: 'Dejará de verse en el sitio. Quienes participan siguen en su lista.',
    run: () => mutations.unpublish(id),
    success: { title: 'Proyecto guardado como borrador', description: `«${title}» ya no está a la vista.` },
    failure: 'No se pudo ocultar el proyecto',
  });
}

function deleteProjectAction(project: AdminProject, mutations: Mutations, onDone?: () => void): RecordAction {
  const { id, title, participantsCount } = project;
  return deleteAction({
    name: title,
    text:
      participantsCount > 0
        ? `Se borra con la lista de ${countOf(participantsCount, 'participante', 'participantes')} y no se puede deshacer.`
        : 'No se puede deshacer.',
    run: () => mutations.remove(id),
    success: { title: 'Proyecto eliminado', description: `«${title}» ya no existe.` },
    failure: 'No se pudo eliminar el proyecto',
    onDone,
  });
}

/** Actions for the current state of a project, except publishing it. */
export function projectActions(project: AdminProject, mutations: Mutations, onDeleted?: () => void): RecordAction[] {
  return [
    ...(project.isPublished ? [unpublishProjectAction(project, mutations)] : []),
    deleteProjectAction(project, mutations, onDeleted),
  ];
}

export function ProjectStateBadges({ project }: { project: AdminProject }) {
  return (
    <>
      <PublicationBadge published={project.isPublished} />
      <Badge tone={projectStatusTone(project.status)}>{projectInfoLabel(project.status)}</Badge>
      <Badge>{projectCategoryLabel(project.category)}</Badge>
    </>
  );
}

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
