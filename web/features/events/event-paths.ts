import type { PortalEvent } from '#contract/events/events.contract.ts';

type Identified = Pick<PortalEvent, 'id'>;

export const eventPath = ({ id }: Identified) => `/events/${id}`;

/** The event as a file for a calendar. */
export const calendarPath = (event: Identified) => `/api${eventPath(event)}/calendar.ics`;
