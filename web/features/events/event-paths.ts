import type { PortalEvent } from '#contract/events/events.contract.ts';

type Identified = Pick<PortalEvent, 'id'>;

export const eventPath = ({ id }: Identified) => `/events/${id}`;

/** The event as a file for a calendar. */
export const calendarPath = (event: Identified) => `/api${eventPath(event)}/calendar.ics`;

/** The way to something that only members can do: a visitor logs in first and comes back to it. */
export function memberPath(path: string, signedIn: boolean): string {
  return signedIn ? path : `/login?next=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
