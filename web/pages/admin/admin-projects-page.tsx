import { Plus } from 'lucide-react';
import { newProjectPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { ProjectManagement } from '../../features/projects/admin/project-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar proyectos', hidden: true };
}

export default function AdminProjectsPage() {
  return (
    <PageFrame
      title={managementPages.projects.label}
      intro={managementPages.projects.description}
      actions={
        <ButtonLink href={newProjectPath}>
          <Plus aria-hidden="true" className="size-4" />
          Crear proyecto
        </ButtonLink>
      }
    >
      <ProjectManagement />
    </PageFrame>
  );
}
