import { Hourglass, Navigation } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatInstant } from '../../lib/instants.ts';
import { EventFact } from './event-facts.tsx';

export function RegistrationFacts({ event }: { event: PortalEvent }) {
  return (
    <>
      <Directions event={event} />
      <Closing event={event} />
    </>
  );
}

function Directions({ event: { location } }: { event: PortalEvent }) {
  if (!location) return null;
  const url = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
  return (
    <EventFact icon={Navigation} label="Cómo llegar">
      <a href={url} target="_blank" rel="noreferrer" className="inline-link -my-2.5 inline-flex min-h-11 items-center">
        Cómo llegar
      </a>
    </EventFact>
  );
}

function Closing({ event: { registrationClosesAt, registrationState } }: { event: PortalEvent }) {
  if (!registrationClosesAt || (registrationState !== 'open' && registrationState !== 'not-open')) return null;
  return (
    <EventFact icon={Hourglass} label="Inscripción">
      Inscripción hasta el {formatInstant(registrationClosesAt)}
    </EventFact>
  );
}
