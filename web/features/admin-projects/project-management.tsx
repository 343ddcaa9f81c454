import { useQuery } from '@tanstack/react-query';
import { Clock, ExternalLink, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import { editProjectPath, newProjectPath, projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { publicationOf, publicationOptions, publicationSlugs } from '../../ui/publication-state.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { RecordRow } from '../../ui/record-row.tsx';
import { adminProjectsQuery, useProjectMutations } from './admin-projects.api.ts';
import { ProjectStateBadges, projectActions, publishProjectAction } from './project-toolbar.tsx';

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

const PAGE_SIZE = 20;

const labels = { todo: 'Todos', publicado: 'Publicados', borrador: 'Borradores' };

const texts = {
  one: 'proyecto',
  many: 'proyectos',
  loading: 'Cargando proyectos...',
  failed: 'No se pudieron cargar los proyectos',
};

export function ProjectManagement() {
  const params = useListParams(publicationSlugs);
  const { search, page } = params;
  const state = publicationOf(params.state);
  const query = useQuery(adminProjectsQuery({ state, search, page, limit: PAGE_SIZE }));
  const mutations = useProjectMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar proyectos por publicación',
          options: publicationOptions(labels, query.data?.counts),
        }}
        searchLabel="Buscar proyectos"
        query={query}
        items={query.data?.projects}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: 'No hay proyectos creados',
          action: <ButtonLink href={newProjectPath}>Crear proyecto</ButtonLink>,
        }}
      >
        {(project) => <ProjectRecord project={project} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
