/** @jsxRuntime automatic */

import type { ReactElement } from 'react';
import { priceAmount, priceFor } from '#contract/events/price-text.ts';
import { eventPath } from '#contract/paths.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import { Facts } from '../../core/mail/mail-components.tsx';
import type { CalendarEvent } from './event-calendar.ts';
import type { NotificationContext } from './event-notifications.queries.ts';

/** "a las 8:30 a. m.", but "a la 1:00 p. m." */
export const formatAt = (time: string) => `a ${/^(01|13):/.test(time) ? 'la' : 'las'} ${spanishTime(time)}`;

/** "el sábado, 28 de agosto de 2027, a las 8:30 a. m." */
export function spanishMoment({ date, time }: Pick<CalendarEvent, 'date' | 'time'>): string {
  return `el ${spanishDay(date)}, ${formatAt(time)}`;
}

/** Adds a full stop, unless the text ends with one ("a. m."). */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

export const eventLink = (event: CalendarEvent) => ({ label: 'Ver el evento', path: eventPath(event) });

export interface Reader {
  isGuest: boolean;
}

export function EventFacts({ event: { date, time, location } }: { event: CalendarEvent }): ReactElement {
  const facts = [
    { label: 'Fecha', value: spanishDay(date) },
    { label: 'Hora', value: spanishTime(time) },
    ...(location ? [{ label: 'Lugar', value: location }] : []),
  ];
  return <Facts facts={facts} separator=" · " />;
}

/** Text prices are labelled neutrally: they may speak of others ("Gratis para miembros"). */
export function SeatFacts({ event, isGuest = false }: { event: CalendarEvent; isGuest?: boolean }): ReactElement {
  const { onlineUrl } = event;
  const price = priceFor(event, { isMember: !isGuest });
  const facts = [
    ...(onlineUrl ? [{ label: 'Enlace para conectarte', value: onlineUrl }] : []),
    { label: priceAmount(price) === undefined ? 'Precio' : 'Tu precio', value: price },
  ];
  return (
    <>
      <EventFacts event={event} />
      <Facts facts={facts} separator=" · " />
    </>
  );
}

export const CANCEL_HINT = 'Si no puedes asistir, cancela tu inscripción: otra persona aprovechará el cupo.';
/** Replies reach the office only where it has an address. */
export const reachOffice = ({ site: { contactEmail, contactPhone } }: NotificationContext) =>
  [contactEmail && 'responde a este correo', contactPhone && `llama al ${contactPhone}`].filter(Boolean).join(' o ') ||
  'avisa a la oficina';

export const guestCancelHint = (context: NotificationContext) =>
  `Si no puedes asistir, ${reachOffice(context)}: otra persona aprovechará el cupo.`;
