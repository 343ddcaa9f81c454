import { managementPages } from '../../content/admin.ts';
import { JobManagement } from '../../features/jobs/admin/job-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Envíos y tareas', hidden: true };
}

export default function AdminJobsPage() {
  return (
    <PageFrame title={managementPages.jobs.label} intro={managementPages.jobs.description}>
      <JobManagement />
    </PageFrame>
  );
}
