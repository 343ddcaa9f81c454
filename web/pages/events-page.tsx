import { eventFigures, eventsIntro } from '../content/events.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { eventJsonLd } from '../features/events/event-json-ld.ts';
import { pastEventsQuery, upcomingEventsQuery } from '../features/events/events.api.ts';
import { EventsInvitation } from '../features/events/events-invitation.tsx';
import { PastEventsSection, readPastShown } from '../features/events/past-events-section.tsx';
import { ProposeEventDialog } from '../features/events/propose-event-dialog.tsx';
import { UpcomingEventsSection } from '../features/events/upcoming-events-section.tsx';
import { useProposalDialog } from '../features/events/use-proposal-dialog.ts';
import { PageHero } from '../features/landing/page-hero.tsx';
import type { PageContext, PageHead } from '../lib/page-module.ts';

export const firstRenderParams = ['tipo', 'fecha', 'mes', 'anteriores'];

export function prefetch({ queryClient, search }: PageContext): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(upcomingEventsQuery),
    queryClient.prefetchQuery(pastEventsQuery(readPastShown(search))),
  ]);
}

export function head({ queryClient, origin }: PageContext): PageHead {
  const events = queryClient.getQueryData(upcomingEventsQuery.queryKey)?.events ?? [];
  return {
    title: 'Eventos',
    description: eventsIntro.text,
    jsonLd: events.map((event) => eventJsonLd(event, origin)),
  };
}

function EventFigures() {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-current/20 pt-6 md:grid-cols-4">
      {eventFigures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-navy-muted">{label}</dt>
          <dd className="text-3xl font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function EventsPage() {
  const { user } = useCurrentUser();
  const signedIn = user !== null;
  const { isProposing, stopProposing } = useProposalDialog(signedIn);
  return (
    <>
      <PageHero title={eventsIntro.title} text={eventsIntro.text}>
        <EventFigures />
      </PageHero>
      <UpcomingEventsSection signedIn={signedIn} />
      <div className="page-container pb-12">
        <EventsInvitation signedIn={signedIn} />
      </div>
      <PastEventsSection />
      {user ? <ProposeEventDialog open={isProposing} onClose={stopProposing} userId={user.id} /> : null}
    </>
  );
}
