import { managementPages } from '../../content/admin.ts';
import { SecurityLog } from '../../features/security-log/admin/security-log.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Seguridad', hidden: true };
}

export default function AdminSecurityPage() {
  return (
    <PageFrame title={managementPages.security.label} intro={managementPages.security.description}>
      <SecurityLog />
    </PageFrame>
  );
}
