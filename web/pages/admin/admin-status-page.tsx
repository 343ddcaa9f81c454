import { managementPages } from '../../content/admin.ts';
import { FailedJobs } from '../../features/status/admin/failed-jobs.tsx';
import { PortalStatus } from '../../features/status/admin/portal-status.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: managementPages.status.label, hidden: true };
}

export default function AdminStatusPage() {
  return (
    <PageFrame title={managementPages.status.label} intro={managementPages.status.description}>
      <PortalStatus />
      <FailedJobs />
    </PageFrame>
  );
}
