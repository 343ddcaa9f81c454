import { useQuery } from '@tanstack/react-query';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { EventDetail } from '../features/events/event-detail.tsx';
import { EventBanner, EventHeader } from '../features/events/event-header.tsx';
import { eventJsonLd } from '../features/events/event-json-ld.ts';
import { eventQuery } from '../features/events/events.api.ts';
import { MoreEvents, moreEventsQuery } from '../features/events/more-events.tsx';
import { todayInSantoDomingo } from '../lib/dates.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { DetailPage } from '../ui/detail-page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { CardSkeleton } from '../ui/skeleton.tsx';

export function prefetch({ queryClient, params }: PageContext): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(eventQuery(params.id ?? '')),
    queryClient.prefetchQuery(moreEventsQuery),
  ]);
}

export function head({ queryClient, params, origin }: PageContext): PageHead {
  const event = queryClient.getQueryData(eventQuery(params.id ?? '').queryKey);
  if (event === null) return { title: 'Evento no encontrado', notFound: true };
  if (!event) return { title: 'Evento' };
  const description = stripMarkdown(event.description).slice(0, 160);
  return { title: event.title, description, image: event.image, jsonLd: [eventJsonLd(event, origin)] };
}

export default function EventPage({ params }: PageProps) {
  const { user } = useCurrentUser();
  const query = useQuery(eventQuery(params.id ?? ''));
  return (
    <DetailPage
      query={query}
      heading="Evento"
      failed="No se pudo cargar el evento"
      missing={{ title: 'Evento no encontrado', text: 'El evento que buscas no existe o ha sido eliminado.' }}
      back={{ label: 'Ver todos los eventos', href: '/events' }}
      skeleton={<PageSkeleton label="Cargando evento..." aside={<CardSkeleton lines={7} />} />}
    >
      {(event) => (
        <article>
          <EventHeader event={event} />
          <EventBanner event={event} />
          <EventDetail event={event} today={todayInSantoDomingo()} signedIn={user !== null} />
          <MoreEvents exceptId={event.id} />
        </article>
      )}
    </DetailPage>
  );
}
