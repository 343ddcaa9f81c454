import type { EventDetail, PortalEvent } from '#contract/events/events.contract.ts';
import { priceAmount } from '#contract/events/price-text.ts';
import { parseSpeakerLine } from '#contract/events/speaker-line.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';

/** Only the event's page has the speakers' photos. */
type ListedEvent = PortalEvent & Partial<Pick<EventDetail, 'speakerProfiles'>>;

/** Constant offset: no daylight saving time in Santo Domingo. */
export function eventJsonLd(event: ListedEvent, origin: string): object {
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
    performer: performers(event, origin),
    maximumAttendeeCapacity: event.capacity ?? undefined,
    offers: offers(event, origin),
  };
}

function performers({ speakers, speakerProfiles }: ListedEvent, origin: string): object[] {
  const profiles = speakerProfiles ?? speakers.map((line) => ({ ...parseSpeakerLine(line), text: '', image: null }));
  return profiles.map(({ name, charge, text, image }) => ({
    '@type': 'Person',
    name,
    jobTitle: charge || undefined,
    description: text || undefined,
    image: image ? origin + (image.jpegUrl ?? image.url) : undefined,
  }));
}

/** An offer needs one exact amount: other price texts are not machine-readable. */
function offers(event: PortalEvent, origin: string): object[] | undefined {
  const amount = priceAmount(event.price);
  if (amount === undefined) return undefined;
  const offer = { '@type': 'Offer', priceCurrency: 'DOP', url: origin + eventPath(event) };
  return [
    { ...offer, price: String(amount) },
    ...(event.memberPrice === null ? [] : [{ ...offer, name: 'Miembros', price: String(event.memberPrice) }]),
  ];
}
