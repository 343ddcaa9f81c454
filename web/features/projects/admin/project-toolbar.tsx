import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { managementPages } from '../../../content/admin.ts';
import { projectCategoryLabel, projectInfoLabel, projectStatusTone } from '../../../content/project-labels.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PublicationBadge } from '../../../ui/publication-state.tsx';
import { EditorToolbar, publicationActions } from '../../../ui/record-actions.tsx';
import { useProjectMutations } from './admin-projects.api.ts';

type Mutations = ReturnType<typeof useProjectMutations>;

export function projectActions(project: AdminProject, mutations: Mutations, onDeleted?: () => void) {
  const { title, participantsCount } = project;
  return publicationActions({
    record: project,
    mutations,
    texts: {
      publish: {
        text: 'Los miembros lo verán y podrán participar.',
        success: { title: 'Proyecto publicado', description: `«${title}» ya está a la vista.` },
        failure: 'No se pudo publicar el proyecto',
      },
      unpublish: {
        text: 'Dejará de verse en el sitio. Quienes participan siguen en su lista.',
        success: { title: 'Proyecto guardado como borrador', description: `«${title}» ya no está a la vista.` },
        failure: 'No se pudo ocultar el proyecto',
      },
      remove: {
        text:
          participantsCount > 0
            ? `Se borra con la lista de ${countOf(participantsCount, 'participante', 'participantes')} y no se puede deshacer.`
            : 'No se puede deshacer.',
        success: { title: 'Proyecto eliminado', description: `«${title}» ya no existe.` },
        failure: 'No se pudo eliminar el proyecto',
      },
    },
    onDeleted,
  });
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
  onDeleted: () => void;
}

export function ProjectToolbar({ project, onDeleted }: ProjectToolbarProps) {
  const mutations = useProjectMutations();
  return (
    <EditorToolbar
      badges={<ProjectStateBadges project={project} />}
      publicHref={project.isPublished ? projectPath(project) : undefined}
      listHref={managementPages.projects.href}
      actions={(leave) => {
        const { unpublish, remove } = projectActions(project, mutations, leave);
        return project.isPublished ? [unpublish, remove] : [remove];
      }}
      onDeleted={onDeleted}
    />
  );
}
