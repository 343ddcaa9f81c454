import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { managementPages } from '../../content/admin.ts';

type Identified = Pick<AdminEvent, 'id'>;

export const newEventPath = `${managementPages.events.href}/nuevo`;
export const editEventPath = ({ id }: Identified) => `${managementPages.events.href}/${id}`;
export const attendeesPath = (event: Identified) => `${editEventPath(event)}/asistentes`;
export const publicEventPath = ({ id }: Identified) => `/events/${id}`;
