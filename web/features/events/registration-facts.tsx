import { Coins, Hourglass, Video } from 'lucide-react';
import type { EventDetail as DetailedEvent } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import { formatInstant } from '../../lib/instants.ts';
import { EventFact } from './event-facts.tsx';

/** What members and others pay, where that says more than the price, and when registration closes. */
export function RegistrationFacts({ event }: { event: DetailedEvent }) {
  const { price, memberPrice, guestPrice, registrationClosesAt: closesAt, registrationState: state } = event;
  const amounts = [
    { who: 'Miembros', amount: memberPrice },
    { who: 'Otras personas', amount: guestPrice },
  ].flatMap(({ who, amount }) => {
    const text = amount === null ? price : priceText(String(amount));
    return text === price ? [] : `${who}: ${text}`;
  });
  return (
    <>
      {amounts.length > 0 ? (
        <EventFact icon={Coins} label="Precios">
          {amounts.join(' · ')}
        </EventFact>
      ) : null}
      {closesAt && (state === 'open' || state === 'not-open') ? (
        <EventFact icon={Hourglass} label="Inscripción">
          Inscripción hasta el {formatInstant(closesAt)}
        </EventFact>
      ) : null}
    </>
  );
}

/** The link to connect for those with a seat; the others read that there is one. */
export function OnlineLink({ event }: { event: DetailedEvent }) {
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
