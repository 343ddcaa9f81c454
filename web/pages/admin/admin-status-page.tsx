import { managementPages } from '../../copy/admin.ts';
import { FailedJobs } from '../../features/status/admin/failed-jobs.tsx';
import { PortalStatus } from '../../features/status/admin/portal-status.tsx';
import { hiddenHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export const head = hiddenHead(managementPages.status.label);

export default function AdminStatusPage() {
  return (
    <PageFrame title={managementPages.status.label} intro={managementPages.status.description}>
      <PortalStatus />
      <FailedJobs />
    </PageFrame>
  );
}
