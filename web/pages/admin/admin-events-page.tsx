import { Plus } from 'lucide-react';
import { newEventPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { EventManagement } from '../../features/events/admin/event-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar eventos', hidden: true };
}

export default function AdminEventsPage() {
  return (
    <PageFrame
      title={managementPages.events.label}
      intro={managementPages.events.description}
      actions={
        <ButtonLink href={newEventPath}>
          <Plus aria-hidden="true" className="size-4" />
          Crear evento
        </ButtonLink>
      }
    >
      <EventManagement />
    </PageFrame>
  );
}
