import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminProjectQuery } from '../../features/projects/admin/admin-projects.api.ts';
import { projectFields, useProjectEditor } from '../../features/projects/admin/project-editor.ts';
import { ProjectToolbar } from '../../features/projects/admin/project-toolbar.tsx';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import { withCount } from '../../lib/numbers.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { saveChoices } from '../../ui/use-save-record.ts';
import { EditorFrame } from './editor-frame.tsx';
import { type EditorProps, editorPage } from './editor-page.tsx';

const ProjectPreview = lazyPart(
  async () => (await import('../../features/projects/project-preview.tsx')).ProjectPreview,
);

const ParticipantList = lazyPart(
  async () => (await import('../../features/projects/admin/participant-list.tsx')).ParticipantList,
);

const { href } = managementPages.projects;

function ProjectEditor({ item: project, userId }: EditorProps<AdminProject>) {
  const { user } = useCurrentUser();
  const form = useProjectEditor(project, userId);
  const participants = project &&
    user?.role === 'admin' && {
      value: 'participantes',
      label: withCount('Participantes', project.participantsCount),
      content: () => <ParticipantList project={project} />,
    };
  return (
    <EditorFrame
      trail={breadcrumbs.projects}
      title={project?.title ?? 'Nuevo proyecto'}
      toolbar={project ? <ProjectToolbar project={project} onDeleted={form.releaseGuard} /> : null}
      form={form}
      fields={projectFields}
      choices={saveChoices({ isNew: project === null, isPublished: project?.isPublished ?? false })}
      backHref={href}
      images={({ imageId }) => [imageId]}
      preview={(values, imageOf) => (
        <ProjectPreview values={values} image={imageOf(values.imageId)} project={project ?? undefined} />
      )}
      more={participants ? [participants] : []}
    />
  );
}

const { head, EditorPage } = editorPage({
  query: adminProjectQuery,
  titles: { new: 'Nuevo proyecto', loading: 'Editar proyecto', of: ({ title }: AdminProject) => `Editar: ${title}` },
  texts: recordTexts(nouns.project),
  back: { label: 'Ver los proyectos', href },
  Editor: ProjectEditor,
});

export { head };
export default EditorPage;
