import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';

/** Structured data (JSON-LD) of an event. The offset is constant: the country has no daylight saving time. */
export function eventJsonLd(event: PortalEvent, origin: string): object {
  // Only in the server's HTML: the browser's bundle leaves the rest out.
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'Event',
    name: event.title,
    description: stripMarkdown(event.description),
    startDate: `${event.date}T${event.time}:00-04:00`,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    url: origin + eventPath(event),
    image: event.image?.jpegUrl ? [origin + event.image.jpegUrl] : undefined,
    location: event.location
      ? {
          '@type': 'Place',
          name: event.location,
          address: { '@type': 'PostalAddress', streetAddress: event.location, addressCountry: 'DO' },
        }
      : undefined,
    organizer: { '@id': `${origin}/#organization` },
    performer: event.speakers.map((name) => ({ '@type': 'Person', name })),
    maximumAttendeeCapacity: event.capacity ?? undefined,
    offers: offer(event, origin),
  };
}

/** An offer needs one exact amount: other price texts are not machine-readable. */
function offer({ price, ...event }: PortalEvent, origin: string): object | undefined {
  const amount =
    /^RD\$\s*([\d,]+(?:\.\d\d)?)$/.exec(price)?.[1]?.replaceAll(',', '') ?? (/^gratis$/i.test(price) ? '0' : undefined);
  if (amount === undefined) return undefined;
  return { '@type': 'Offer', price: amount, priceCurrency: 'DOP', url: origin + eventPath(event) };
}
