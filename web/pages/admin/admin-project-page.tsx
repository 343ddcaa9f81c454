import { useQuery } from '@tanstack/react-query';
import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import { breadcrumbs, managementPages, recordTexts } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminProjectQuery } from '../../features/projects/admin/admin-projects.api.ts';
import { ParticipantList } from '../../features/projects/admin/participant-list.tsx';
import { projectFields, useProjectEditor } from '../../features/projects/admin/project-editor.ts';
import { ProjectToolbar } from '../../features/projects/admin/project-toolbar.tsx';
import { withCount } from '../../lib/numbers.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { EditorTabs } from '../../ui/editor-tabs.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { saveChoices } from '../../ui/use-save-record.ts';

const ProjectPreview = lazyPart(
  async () => (await import('../../features/projects/project-preview.tsx')).ProjectPreview,
);

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

const { href } = managementPages.projects;

export function head({ queryClient, params }: PageContext): PageHead {
  if (!params.id) return { title: 'Nuevo proyecto', hidden: true };
  const project = queryClient.getQueryData(adminProjectQuery(params.id).queryKey);
  return { title: project ? `Editar: ${project.title}` : 'Editar proyecto', hidden: true };
}

export default function AdminProjectPage({ params }: PageProps) {
  return params.id ? <ExistingProject id={params.id} /> : <ProjectEditor project={null} />;
}

function ExistingProject({ id }: { id: string }) {
  const query = useQuery(adminProjectQuery(id));
  return (
    <RecordPage query={query} texts={recordTexts.project} back={{ label: 'Ver los proyectos', href }}>
      {(project) => <ProjectEditor project={project} />}
    </RecordPage>
  );
}

function ProjectEditor({ project }: { project: AdminProject | null }) {
  const { user } = useCurrentUser();
  const form = useProjectEditor(project, user?.id ?? '');
  const choices = saveChoices({ isNew: project === null, isPublished: project?.isPublished ?? false });
  const participants = project &&
    user?.role === 'admin' && {
      value: 'participantes',
      label: withCount('Participantes', project.participantsCount),
      content: () => <ParticipantList project={project} />,
    };
  return (
    <PageFrame trail={breadcrumbs.projects} title={project?.title ?? 'Nuevo proyecto'}>
      {project ? <ProjectToolbar project={project} onDeleted={form.releaseGuard} /> : null}
      <EditorTabs
        form={
          <EditorFormFrame form={form} choices={choices} backHref={href}>
            <RecordFields fields={projectFields} form={form} ImageField={ImageField} />
          </EditorFormFrame>
        }
        preview={() => (
          <WithImages ids={[form.form.getValues().imageId]}>
            {(imageOf) => {
              const values = form.form.getValues();
              return <ProjectPreview values={values} image={imageOf(values.imageId)} project={project ?? undefined} />;
            }}
          </WithImages>
        )}
        more={participants ? [participants] : []}
      />
      {form.guardDialog}
    </PageFrame>
  );
}
