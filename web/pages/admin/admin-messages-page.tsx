import { Users } from 'lucide-react';
import { departmentsPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { MessageManagement } from '../../features/contact/admin/message-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Mensajes de contacto', hidden: true };
}

export default function AdminMessagesPage() {
  return (
    <PageFrame
      title={managementPages.contact.label}
      intro={managementPages.contact.description}
      actions={
        <ButtonLink href={departmentsPath} variant="outline">
          <Users aria-hidden="true" className="size-4" />
          Departamentos
        </ButtonLink>
      }
    >
      <MessageManagement />
    </PageFrame>
  );
}
