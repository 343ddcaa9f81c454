import { managementPages, trails } from '../content/admin.ts';
import { AuditLog } from '../features/admin-audit/audit-log.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Auditoría', hidden: true };
}

export default function AdminAuditPage() {
  return (
    <PageFrame trail={trails.list} title={managementPages.audit.label} intro={managementPages.audit.description}>
      <AuditLog />
    </PageFrame>
  );
}
