import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { deleteAction, publishAction, type RecordAction, unpublishAction } from '../../ui/record-actions.tsx';
import type { useProjectCalls } from './admin-projects.api.ts';

type Calls = ReturnType<typeof useProjectCalls>;

export function publishProjectAction({ id, title }: AdminProject, calls: Calls): RecordAction {
  return publishAction({
    name: title,
    text: 'Los miembros lo verán y podrán participar.',
    run: () => calls.publish(id),
    success: { title: 'Proyecto publicado', description: `«${title}» ya está a la vista.` },
    failure: 'No se pudo publicar el proyecto',
  });
}

function unpublishProjectAction({ id, title }: AdminProject, calls: Calls): RecordAction {
  return unpublishAction({
    name: title,
    text: 'Dejará de verse en el sitio. Quienes participan siguen en su lista.',
    run: () => calls.unpublish(id),
    success: { title: 'Proyecto guardado como borrador', description: `«${title}» ya no está a la vista.` },
    failure: 'No se pudo ocultar el proyecto',
  });
}

function deleteProjectAction(project: AdminProject, calls: Calls, onDone?: () => void): RecordAction {
  const { id, title, participantsCount } = project;
  return deleteAction({
    name: title,
    text:
      participantsCount > 0
        ? `Se borra con la lista de ${countOf(participantsCount, 'participante', 'participantes')} y no se puede deshacer.`
        : 'No se puede deshacer.',
    run: () => calls.remove(id),
    success: { title: 'Proyecto eliminado', description: `«${title}» ya no existe.` },
    failure: 'No se pudo eliminar el proyecto',
    onDone,
  });
}

/** What can be done with a project as it stands, beside publishing it. */
export function projectActions(project: AdminProject, calls: Calls, onDeleted?: () => void): RecordAction[] {
  return [
    ...(project.isPublished ? [unpublishProjectAction(project, calls)] : []),
    deleteProjectAction(project, calls, onDeleted),
  ];
}
