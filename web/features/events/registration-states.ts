import type { RegistrationState } from '#contract/events/events.contract.ts';

/** The event is over or cancelled, and its registrations are final. */
export const hasEnded = (state: RegistrationState) => state === 'completed' || state === 'cancelled';

/** Until the event begins; the server refuses later cancellations. */
export const canCancel = (state: RegistrationState) => !hasEnded(state) && state !== 'started';
