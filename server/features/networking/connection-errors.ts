import { conflict, forbidden, invalid, notFound } from '../../core/errors.ts';

/** Same 404 for unknown and withdrawn requests, and for those of others. */
export const connectionNotFound = () => notFound('La solicitud o conexión no existe o ya no está disponible.');

export const alreadyAccepted = () => conflict('Ya aceptaste esta solicitud. Puedes terminar la conexión desde tu red.');

export const notTheSender = () => forbidden('Solo quien envió la solicitud puede retirarla.');

export const notWithOneself = (field: string) => invalid({ [field]: 'No puedes hacer esto contigo.' });
