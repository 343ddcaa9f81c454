import { managementPages } from '../../content/admin.ts';
import { auditCsvHref } from '../../features/audit/admin/audit.api.ts';
import { AuditLog } from '../../features/audit/admin/audit-log.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ProvenDownload } from '../../ui/proven-download.tsx';

export function head(): PageHead {
  return { title: 'Auditoría', hidden: true };
}

export default function AdminAuditPage() {
  return (
    <PageFrame
      title={managementPages.audit.label}
      intro={managementPages.audit.description}
      actions={
        <ProvenDownload href={auditCsvHref} variant="outline">
          Descargar CSV
        </ProvenDownload>
      }
    >
      <AuditLog />
    </PageFrame>
  );
}
