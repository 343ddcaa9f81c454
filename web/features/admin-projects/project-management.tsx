import { useQuery } from '@tanstack/react-query';
import { newProjectPath } from '#contract/paths.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { publicationOf, publicationOptions, publicationSlugs } from '../../ui/publication-filter.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminProjectsQuery, useProjectMutations } from './admin-projects.api.ts';
import { ProjectRecord } from './project-record.tsx';

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
