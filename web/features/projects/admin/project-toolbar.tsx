import { projectPath } from '#contract/paths.ts';
import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { projectCategoryLabel, projectInfoLabel, projectStatusTone } from '../../../copy/project-labels.ts';
import { nouns } from '../../../lib/nouns.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PublicationBadge } from '../../../ui/publication-state.tsx';
import { EditorToolbar, publicationActions } from '../../../ui/record-actions.tsx';
import { useProjectMutations } from './admin-projects.api.ts';

type Mutations = ReturnType<typeof useProjectMutations>;

export function projectActions(project: AdminProject, mutations: Mutations, onDeleted?: () => void) {
  const participants = countOf(project.participantsCount, 'participante', 'participantes');
  return publicationActions({
    record: project,
    noun: nouns.project,
    mutations,
    texts: {
      publish: { text: 'Los miembros lo verán y podrán participar.' },
      unpublish: { text: 'Dejará de verse en el sitio. Quienes participan siguen en su lista.' },
      ...(project.participantsCount > 0 && {
        remove: { text: `Se borra con la lista de ${participants} y no se puede deshacer.` },
      }),
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

export function ProjectToolbar({ project, onDeleted }: { project: AdminProject; onDeleted: () => void }) {
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
