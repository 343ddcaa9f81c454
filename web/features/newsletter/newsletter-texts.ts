/** Word for word from the spec, sections 5 and 8. */
export const newsletterTexts = {
  missing: { title: 'Email requerido', description: 'Por favor ingresa tu dirección de email' },
  failure: {
    title: 'Error en la suscripción',
    description: 'No se pudo completar la suscripción. Inténtalo de nuevo.',
  },
  success: {
    title: '¡Suscripción exitosa!',
    description: 'Te has suscrito correctamente a nuestro boletín informativo.',
  },
  /** Where the portal asks for consent; not from the spec. */
  noConsent: { title: 'Falta tu consentimiento', description: 'Acepta la política de privacidad para continuar' },
  /** Outlives the toast: without this step no issue arrives. */
  next: 'Revisa tu correo y confirma con el enlace que te enviamos.',
};
