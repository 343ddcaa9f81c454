import { managementPages } from '../content/admin.ts';
import { auditCsvHref } from '../features/admin-audit/audit.api.ts';
import { AuditLog } from '../features/admin-audit/audit-log.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Auditoría', hidden: true };
}

export default function AdminAuditPage() {
  return (
    <PageFrame
      title={managementPages.audit.label}
      intro={managementPages.audit.description}
      actions={
        <ButtonLink href={auditCsvHref} variant="outline" download>
          Descargar CSV
        </ButtonLink>
      }
    >
      <AuditLog />
    </PageFrame>
  );
}
