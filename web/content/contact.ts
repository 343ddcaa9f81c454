export const contactIntro = {
  title: 'Contáctanos',
  text: '¿Tienes una pregunta o una propuesta? Escríbenos: cada mensaje llega al departamento que lo atiende.',
};

interface OfficeHours {
  days: string;
  /** 0 for Sunday. */
  weekdays: readonly number[];
  /** `HH:MM`; absent where the office is closed. */
  from?: string;
  to?: string;
}

/** Spec, section 9. */
export const officeHours: readonly OfficeHours[] = [
  { days: 'Lunes a viernes', weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  { days: 'Sábado', weekdays: [6], from: '09:00', to: '13:00' },
  { days: 'Domingo', weekdays: [0] },
];

/** Word for word from the spec, section 8. */
export const contactOutcomes = {
  success: { title: 'Mensaje enviado', description: 'Hemos recibido tu mensaje. Te contactaremos pronto.' },
  failure: {
    title: 'Error',
    description: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
    variant: 'destructive',
  },
} as const;
