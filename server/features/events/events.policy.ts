import { mayWorkIn } from '#contract/account/roles.ts';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { EventUpdateBody } from '#contract/events/admin/admin-events.contract.ts';
import { type EventForm, eventForm } from '#contract/events/event-form.ts';
import { closingProblem } from '#contract/events/event-rules.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';
import { memberPriceProblem, priceText } from '#contract/events/price-text.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';

export const seesAllContacts = ({ role }: Pick<Viewer, 'role'>) => mayWorkIn(role, 'admin');

/** Organizers see what members see: anybody can be added to a list, and that must not show what they hide. */
export const seesContact = (viewer: Pick<Viewer, 'role'>, visibility: Viewer['emailVisibility'] | null) =>
  seesAllContacts(viewer) || visibility === 'members';

/** Same 404 for hidden, deleted and unknown events. */
export const eventNotFound = () => notFound('El evento que buscas no existe o ha sido eliminado.');

/** Empty texts are none. */
function emptyAsNull<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, text]) => [name, text || null]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: string | null };
}

const FORM_FIELDS = Object.keys(eventForm.shape) as (keyof EventForm)[];

export function toEventValues(form: EventForm) {
  const own = Object.fromEntries(FORM_FIELDS.map((name) => [name, form[name]])) as EventForm;
  const { title, description, date, time, speakers, topics, type, price, registrationRequired, ...others } = own;
  const { capacity = null, ...texts } = others;
  return {
    ...{ title, date, time, speakers, topics, type },
    ...emptyAsNull(texts),
    description: description ?? '',
    price: priceText(price ?? ''),
    // A limited capacity requires registration.
    registrationRequired: registrationRequired ?? capacity !== null,
    capacity,
  };
}

type EventStart = { date: string; time: string };
type OfficeForm = Pick<EventUpdateBody, 'memberPrice' | 'registrationClosesAt' | 'onlineUrl'>;

/** Absent fields stay. */
export function toOfficeValues(form: OfficeForm) {
  const { memberPrice, registrationClosesAt: closesAt, onlineUrl } = form;
  return {
    ...(memberPrice !== undefined && { memberPrice }),
    ...(closesAt !== undefined && { registrationClosesAt: closesAt === null ? null : new Date(closesAt) }),
    ...(onlineUrl !== undefined && { onlineUrl: onlineUrl || null }),
  };
}

export function checkPrices(event: { price: string; memberPrice: number | null }): void {
  const problem = memberPriceProblem(event);
  if (problem) throw invalid({ memberPrice: problem });
}

export function checkClosing({
  registrationClosesAt,
  ...event
}: EventStart & { registrationClosesAt: Date | null }): void {
  const problem = closingProblem(event, registrationClosesAt);
  if (problem) throw invalid({ registrationClosesAt: problem });
}

/** From the day of the event on: people arrive early, and lists are completed later. */
export function canMarkAttendance({ date, status }: { date: string; status: EventStatus }, now: Date): boolean {
  return status !== 'cancelled' && date <= dominicanDay(now);
}
