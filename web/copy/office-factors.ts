/** A mail alone does not disarm an account of the office. */
export const officeKeepsFactors =
  'Si tienes un rol de la oficina, tus llaves de acceso, tu aplicación de códigos y tus códigos de recuperación siguen como estaban. Si los perdiste o alguno no es tuyo, pídele a quien administra el servidor que los quite.';
