import { Hourglass, Navigation, Ticket } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import { formatInstant } from '../../lib/instants.ts';
import { EventFact } from './event-facts.tsx';

/** How to get there, what registering costs and until when it is possible: for the event's page, not its cards. */
export function RegistrationFacts({ event }: { event: PortalEvent }) {
  return (
    <>
      <Directions event={event} />
      <Prices event={event} />
      <Closing event={event} />
    </>
  );
}

function Directions({ event: { location } }: { event: PortalEvent }) {
  if (!location) return null;
  const url = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
  return (
    <EventFact icon={Navigation} label="Cómo llegar">
      <a href={url} target="_blank" rel="noreferrer" className="inline-link inline-block py-1">
        Cómo llegar
      </a>
    </EventFact>
  );
}

/** The price, and the amounts of members and others where they say more. */
function Prices({ event: { price, memberPrice, guestPrice } }: { event: PortalEvent }) {
  return (
    <EventFact icon={Ticket} label="Precio">
      {price}
      {[
        { who: 'Miembros', amount: memberPrice },
        { who: 'Otras personas', amount: guestPrice },
      ].map(({ who, amount }) => {
        const text = amount === null ? price : priceText(String(amount));
        return text === price ? null : (
          <span key={who} className="block text-muted">
            {who}: {text}
          </span>
        );
      })}
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
