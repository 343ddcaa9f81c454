import { Link } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DateBlock } from './date-block.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { RegistrationAction } from './registration-action.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { TopicList } from './topic-list.tsx';

interface UpcomingEventProps {
  event: PortalEvent;
  signedIn: boolean;
}

/** Event card of the events page, with all details. */
export function UpcomingEvent({ event, signedIn }: UpcomingEventProps) {
  const path = eventPath(event);
  return (
    <Card as="article" className="relative flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-start gap-4">
        <DateBlock date={event.date} />
        <div className="flex min-w-0 flex-col gap-2">
          <EventBadges event={event} />
          <h3 className="text-xl">
            <Link href={path} className="after:absolute after:inset-0 after:rounded-card hover:underline">
              {event.title}
            </Link>
          </h3>
        </div>
      </div>
      <p className="max-w-prose text-muted">{event.description}</p>
      <EventFacts
        event={event}
        show={['date', 'time', 'location', 'price', 'attendance', 'speakers']}
        className="sm:grid-cols-2"
      />
      <TopicList topics={event.topics} />
      <SeatsBar event={event} />
      <div className="relative flex flex-wrap items-center gap-3 self-start">
        <RegistrationAction event={event} signedIn={signedIn} label="Registrarse" />
        <ButtonLink href={path} variant="outline">
          Más Información<span className="sr-only">: {event.title}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
