import type { PortalEvent } from '#contract/events/events.contract.ts';

export function eventPath(event: Pick<PortalEvent, 'id'>): string {
  return `/events/${event.id}`;
}

/** The way to something that only members can do: a visitor logs in first and comes back to it. */
export function memberPath(path: string, signedIn: boolean): string {
  return signedIn ? path : `/login?next=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
