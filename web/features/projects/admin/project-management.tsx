import { Clock, Users } from 'lucide-react';
import { editProjectPath, newProjectPath } from '#contract/admin-paths.ts';
import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { countOf } from '../../../lib/numbers.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { publicationTabs } from '../../../ui/publication-state.tsx';
import { PublishableRow } from '../../../ui/record-row.tsx';
import { adminProjectsQuery, useProjectMutations } from './admin-projects.api.ts';
import { ProjectStateBadges, projectActions } from './project-toolbar.tsx';

interface ProjectRecordProps {
  project: AdminProject;
  confirmAction: (action: ConfirmedAction) => void;
}

export function ProjectRecord({ project, confirmAction }: ProjectRecordProps) {
  const { publish, unpublish, remove } = projectActions(project, useProjectMutations());
  return (
    <PublishableRow
      title={project.title}
      href={editProjectPath(project)}
      publicHref={project.isPublished ? projectPath(project) : undefined}
      badges={<ProjectStateBadges project={project} />}
      facts={[
        ...(project.timeline ? [{ icon: Clock, label: 'Duración', text: project.timeline }] : []),
        {
          icon: Users,
          label: 'Participación',
          text: countOf(project.participantsCount, 'participante', 'participantes'),
        },
      ]}
      actions={[project.isPublished ? unpublish : publish, remove]}
      confirmAction={confirmAction}
    />
  );
}

const tabs = publicationTabs({
  labels: { all: 'Todos', published: 'Publicados', drafts: 'Borradores' },
  empty: 'No hay proyectos creados',
  action: <ButtonLink href={newProjectPath}>Crear proyecto</ButtonLink>,
});

export const projectListTexts = {
  one: 'proyecto',
  many: 'proyectos',
  loading: 'Cargando proyectos...',
  failed: 'No se pudieron cargar los proyectos',
};

export function ProjectManagement() {
  return (
    <FilteredList
      tabs={tabs}
      filterLabel="Filtrar proyectos por publicación"
      searchLabel="Buscar proyectos"
      query={({ tab: { state }, ...filter }) => adminProjectsQuery({ state, ...filter })}
      items={({ projects }) => projects}
      itemKey={({ id }) => id}
      texts={projectListTexts}
    >
      {(project, confirmAction) => <ProjectRecord project={project} confirmAction={confirmAction} />}
    </FilteredList>
  );
}
