import { useQuery } from '@tanstack/react-query';
import { editEventPath } from '#contract/admin-paths.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminEventQuery } from '../../features/events/admin/admin-events.api.ts';
import { AttendeeList } from '../../features/events/admin/attendee-list.tsx';
import { formatShortDate, formatTime } from '../../lib/dates.ts';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RecordRowsSkeleton } from '../../ui/skeleton.tsx';

export function head({ queryClient, params }: PageContext): PageHead {
  const event = queryClient.getQueryData(adminEventQuery(params.id ?? '').queryKey);
  return { title: event ? `Asistentes: ${event.title}` : 'Asistentes', hidden: true };
}

export default function AdminAttendeesPage({ params }: PageProps) {
  const { user } = useCurrentUser();
  const query = useQuery(adminEventQuery(params.id ?? ''));
  return (
    <RecordPage
      query={query}
      texts={recordTexts(nouns.event)}
      back={{ label: 'Ver los eventos', href: managementPages.events.href }}
      skeleton={<RecordRowsSkeleton hasAvatars />}
    >
      {(event) => (
        <PageFrame
          trail={[...breadcrumbs.events, { label: 'Evento', href: editEventPath(event) }]}
          title="Asistentes"
          intro={`${event.title} · ${formatShortDate(event.date)}, ${formatTime(event.time)}`}
        >
          <AttendeeList event={event} role={user?.role ?? 'member'} />
        </PageFrame>
      )}
    </RecordPage>
  );
}
