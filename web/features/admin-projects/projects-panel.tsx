import { useQuery } from '@tanstack/react-query';
import { usePageParam } from '../../lib/use-page-param.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminProjectsQuery, useProjectMutations } from './admin-projects.api.ts';
import { CreateProjectForm } from './create-project-form.tsx';
import { ProjectRecord } from './project-record.tsx';

const PAGE_SIZE = 10;

const texts = {
  one: 'proyecto',
  many: 'proyectos',
  loading: 'Cargando proyectos...',
  failed: 'No se pudieron cargar los proyectos',
};

export function ProjectsPanel({ userId }: { userId: string }) {
  const [page, setPage] = usePageParam();
  const query = useQuery(adminProjectsQuery({ page, limit: PAGE_SIZE }));
  const mutations = useProjectMutations();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <CreateProjectForm userId={userId} />
      <PagedList
        query={query}
        items={query.data?.projects}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        heading="Proyectos existentes"
        texts={texts}
        empty={{ title: 'No hay proyectos creados' }}
      >
        {(project) => <ProjectRecord project={project} mutations={mutations} confirmAction={confirmAction} />}
      </PagedList>
      {dialog}
    </div>
  );
}
