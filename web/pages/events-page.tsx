import { useQuery } from '@tanstack/react-query';
import { EVENTS_TITLE } from '../copy/events.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { contentQuery } from '../features/content/content.api.ts';
import { EventFigures } from '../features/events/event-figures.tsx';
import { eventJsonLd } from '../features/events/event-json-ld.ts';
import { pastEventsQuery, upcomingEventsQuery } from '../features/events/events.api.ts';
import { EventsInvitation } from '../features/events/events-invitation.tsx';
import { PastEventsSection, readPastShown } from '../features/events/past-events-section.tsx';
import { ProposeEventDialog } from '../features/events/propose-event-dialog.tsx';
import { UpcomingEventsSection } from '../features/events/upcoming-events-section.tsx';
import { useProposalDialog } from '../features/events/use-proposal-dialog.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Spinner } from '../ui/spinner.tsx';

const eventsContentQuery = contentQuery('events');

export const firstRenderParams = ['tipo', 'fecha', 'mes', 'anteriores'];

export function prefetch({ queryClient, search }: PageContext): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(eventsContentQuery),
    queryClient.prefetchQuery(upcomingEventsQuery),
    queryClient.prefetchQuery(pastEventsQuery(readPastShown(search))),
  ]);
}

export function head({ queryClient, origin }: PageContext): PageHead {
  const events = queryClient.getQueryData(upcomingEventsQuery.queryKey)?.events ?? [];
  const description = queryClient.getQueryData(eventsContentQuery.queryKey)?.events.text;
  return {
    title: 'Eventos',
    ...(description && { description }),
    jsonLd: events.map((event) => eventJsonLd(event, origin)),
  };
}

export default function EventsPage() {
  const { data: content, isPending } = useQuery(eventsContentQuery);
  useQuery(upcomingEventsQuery);
  const { user } = useCurrentUser();
  const signedIn = user !== null;
  const { isProposing, stopProposing } = useProposalDialog(signedIn);
  // The texts decide the hero's height: no layout shift.
  if (isPending) return <Spinner className="min-h-80" />;
  return (
    <>
      <PageHeader title={EVENTS_TITLE} intro={content?.events.text ?? ''}>
        <EventFigures figures={content?.events.figures} />
      </PageHeader>
      <UpcomingEventsSection signedIn={signedIn} />
      <div className="page-container pb-12">
        <EventsInvitation signedIn={signedIn} />
      </div>
      <PastEventsSection />
      {user ? <ProposeEventDialog open={isProposing} onClose={stopProposing} userId={user.id} /> : null}
    </>
  );
}
