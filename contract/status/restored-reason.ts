/** Of the read-only mode in which a restore leaves the portal. */
export const RESTORED_REASON = 'Estamos revisando el portal después de restaurar una copia.';
