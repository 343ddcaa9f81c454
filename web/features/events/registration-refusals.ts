import type { RegistrationState } from '#contract/events/events.contract.ts';

/** Reasons why registration is unavailable, in the wording of the server's errors. */
export const refusalTexts: Record<Exclude<RegistrationState, 'open'>, { label: string; reason: string }> = {
  cancelled: { label: 'Cancelado', reason: 'Este evento fue cancelado.' },
  completed: { label: 'Finalizado', reason: 'Este evento ya se realizó.' },
  started: { label: 'En curso', reason: 'Este evento ya comenzó y no admite más inscripciones.' },
  'not-required': {
    label: 'Entrada sin inscripción',
    reason: 'Este evento no requiere inscripción: puedes asistir directamente.',
  },
  'not-open': {
    label: 'Inscripciones sin abrir',
    reason: 'Las inscripciones de este evento todavía no están abiertas.',
  },
};
