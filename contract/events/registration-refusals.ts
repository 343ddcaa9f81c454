import type { RegistrationState } from './events.contract.ts';

export const registrationRefusals: Record<Exclude<RegistrationState, 'open'>, string> = {
  cancelled: 'Este evento fue cancelado.',
  completed: 'Este evento ya se realizó.',
  started: 'Este evento ya comenzó y no admite más inscripciones.',
  'not-required': 'Este evento no requiere inscripción: puedes asistir directamente.',
  closed: 'La inscripción de este evento ya cerró.',
  'not-open': 'Las inscripciones de este evento todavía no están abiertas.',
};
