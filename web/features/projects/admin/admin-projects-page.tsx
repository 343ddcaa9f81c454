import { Clock, Users } from 'lucide-react';
import { editProjectPath, newProjectPath } from '#contract/admin-paths.ts';
import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { countOf } from '../../../lib/numbers.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { publicationTabs } from '../../../ui/publication-state.tsx';
import { NewRecordLink, RecordLink, RowButton, stateColumn } from '../../../ui/record-columns.tsx';
import { TableList } from '../../../ui/table-list.tsx';
import { adminProjectsQuery, useProjectMutations } from './admin-projects.api.ts';
import { ProjectStateBadges, projectActions } from './project-toolbar.tsx';

const columns: readonly TableColumn<AdminProject>[] = [
  {
    key: 'title',
    label: 'Título',
    isMain: true,
    cell: (project) => <RecordLink href={editProjectPath(project)}>{project.title}</RecordLink>,
  },
  stateColumn((project) => <ProjectStateBadges project={project} />),
  { key: 'timeline', label: 'Duración', icon: Clock, cell: ({ timeline }) => timeline },
  {
    key: 'participantsCount',
    label: 'Participación',
    icon: Users,
    cell: ({ participantsCount }) => countOf(participantsCount, 'participante', 'participantes'),
  },
];

const tabs = publicationTabs(nouns.project, {
  empty: 'No hay proyectos creados',
  action: <ButtonLink href={newProjectPath}>Crear proyecto</ButtonLink>,
});

export const head = hiddenHead('Administrar proyectos');

export default function AdminProjectsPage() {
  return (
    <PageFrame
      title={managementPages.projects.label}
      intro={managementPages.projects.description}
      actions={<NewRecordLink href={newProjectPath} label="Crear proyecto" />}
    >
      <ProjectList />
    </PageFrame>
  );
}

/** Also beside the form of the panel. */
export function ProjectList(props: { heading?: string; isNarrow?: boolean }) {
  const mutations = useProjectMutations();
  return (
    <TableList
      {...props}
      name="projects"
      tabs={tabs}
      filterLabel="Filtrar proyectos por publicación"
      searchLabel="Buscar proyectos"
      query={({ tab: { state }, ...filter }) => adminProjectsQuery({ state, ...filter })}
      items={({ projects }) => projects}
      itemLabel={({ title }) => title}
      columns={columns}
      texts={listTexts(nouns.project)}
      buttons={(project) => <RowButton label="Editar" of={project.title} href={editProjectPath(project)} />}
      actions={(project) => {
        const { publish, unpublish, remove } = projectActions(project, mutations);
        return [project.isPublished ? unpublish : publish, remove];
      }}
      publicHref={(project) => (project.isPublished ? projectPath(project) : undefined)}
    />
  );
}
