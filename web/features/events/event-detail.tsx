import { Mic } from 'lucide-react';
import type { EventDetail as DetailedEvent, PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { Card } from '../../ui/card.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { TopicList } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { RegisterBox } from './registration-action.tsx';
import { OnlineLink, RegistrationFacts } from './registration-facts.tsx';
import { SeatsBar } from './seats.tsx';

function SpeakerList({ speakers }: { speakers: string[] }) {
  if (speakers.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-2xl">{speakers.length === 1 ? 'Expositor' : 'Expositores'}</h2>
      <ul className="grid gap-2">
        {speakers.map((speaker) => (
          <li key={speaker} className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-subtle text-larimar">
              <Mic aria-hidden="true" className="size-4" />
            </span>
            {speaker}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shared text includes date and time, readable without opening the link. */
function ShareEvent({ event }: { event: PortalEvent }) {
  const url = usePageUrl(eventPath(event));
  const day = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
  return <ShareButtons title={`${event.title}\n${day}`} url={url} />;
}

interface EventDetailProps {
  event: DetailedEvent;
  today: string;
  signedIn: boolean;
}

/** Body of the event page: description, topics and speakers, with facts and registration in the aside. */
export function EventDetail({ event, today, signedIn }: EventDetailProps) {
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
        {event.description ? (
          <section>
            <h2 className="text-2xl">Sobre el evento</h2>
            {/* Members propose events too. */}
            <Markdown author="member" text={event.description} className="mt-3 max-w-prose" />
          </section>
        ) : null}
        {event.topics.length > 0 ? (
          <section>
            <h2 className="mb-3 text-2xl">Temas</h2>
            <TopicList topics={event.topics} />
          </section>
        ) : null}
        <SpeakerList speakers={event.speakers} />
      </div>
    </div>
  );
}
