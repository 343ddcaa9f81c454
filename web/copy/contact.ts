export const contactIntro = {
  title: 'Contáctanos',
  text: '¿Tienes una pregunta o una propuesta? Escríbenos: cada mensaje llega al departamento que lo atiende.',
};

/** Word for word from the spec, section 8. */
export const contactOutcomes = {
  success: { title: 'Mensaje enviado', description: 'Hemos recibido tu mensaje. Te contactaremos pronto.' },
  failure: {
    title: 'Error',
    description: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
    variant: 'destructive',
  },
} as const;
