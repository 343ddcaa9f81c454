import { Video } from 'lucide-react';
import type { EventDetail as DetailedEvent, PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { TopicList } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { RegisterBox } from './registration-action.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { SeatsBar } from './seats.tsx';

/** Code-split: few events have speakers, and only members see attendees. */
const SpeakerList = lazyPart(
  async () => (await import('./speaker-list.tsx')).SpeakerList,
  null,
  import.meta.env.SSR ? (await import('./speaker-list.tsx')).SpeakerList : undefined,
);
const Participants = lazyPart(async () => (await import('./participants.tsx')).Participants, null);

/** Only registered attendees get the link; others read that there is one. */
function OnlineLink({ event }: { event: DetailedEvent }) {
  const { isOnline, onlineUrl, location, registrationState: state } = event;
  if (onlineUrl) {
    return (
      <p className="text-sm">
        <a href={onlineUrl} target="_blank" rel="noreferrer" className="inline-link font-semibold wrap-anywhere">
          <Video aria-hidden="true" className="mr-1.5 inline size-4" />
          Conectarme al evento en línea
        </a>
      </p>
    );
  }
  if (!isOnline || state === 'completed' || state === 'cancelled') return null;
  return (
    <p className="text-sm text-muted">
      <Video aria-hidden="true" className="mr-1.5 inline size-4" />
      {location ? 'También se puede seguir en línea' : 'Evento en línea'}: quienes tienen cupo ven aquí el enlace.
    </p>
  );
}

/** The shared text includes date and time, readable without opening the link. */
function ShareEvent({ event }: { event: PortalEvent }) {
  const url = usePageUrl(eventPath(event));
  const day = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
  return <ShareButtons title={`${event.title}\n${day}`} url={url} />;
}

export function EventDetail({ event, today, signedIn }: { event: DetailedEvent; today: string; signedIn: boolean }) {
  // The preview of a form has no id.
  const isListed = event.publication === 'published' && event.registrationRequired && event.id !== '';
  const isOver = event.status === 'completed' || event.date < today;
  return (
    <div className="page-container grid gap-8 py-8 md:py-12 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <aside aria-label="Datos del evento" className="lg:col-start-2 lg:row-start-1">
        <Card className="grid gap-5 p-5 sm:p-6 lg:sticky lg:top-24">
          <EventFacts event={event} show={['date', 'time', 'location', 'price', 'attendance']}>
            <RegistrationFacts event={event} />
          </EventFacts>
          <OnlineLink event={event} />
          <SeatsBar event={event} />
          {event.publication === 'published' ? (
            <>
              <RegisterBox event={event} isOver={isOver} signedIn={signedIn} />
              <ShareEvent event={event} />
            </>
          ) : null}
        </Card>
      </aside>
      <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-1">
        <Picture
          image={event.image}
          sizes="(min-width: 64rem) 48rem, 100vw"
          className="aspect-video rounded-card"
          isFirst
        />
        <div className="grid gap-8 empty:hidden xl:grid-cols-[minmax(0,1fr)_14rem] xl:gap-10">
          {event.description ? (
            <section>
              <h2 className="text-2xl">Sobre el evento</h2>
              {/* Rendered as a member's text: members propose events too. */}
              <Markdown author="member" text={event.description} className="mt-3 max-w-prose" />
            </section>
          ) : null}
          {event.topics.length > 0 ? (
            <section>
              <h2 className="mb-3 text-2xl">Temas</h2>
              <TopicList topics={event.topics} />
            </section>
          ) : null}
        </div>
        {event.speakerProfiles.length > 0 ? <SpeakerList speakers={event.speakerProfiles} /> : null}
        {signedIn && isListed ? <Participants event={event} /> : null}
      </div>
    </div>
  );
}
