import type { RegistrationState } from '#contract/events/events.contract.ts';

/** There is nothing left to change about who comes. */
export const hasEnded = (state: RegistrationState) => state === 'completed' || state === 'cancelled';

/** Until it begins; afterwards the server keeps the list as it is. */
export const canCancel = (state: RegistrationState) => !hasEnded(state) && state !== 'started';
