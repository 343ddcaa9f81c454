import { forbidden, notFound } from '../../core/errors.ts';

/** Same 404 for unknown and suspended members, and for a block in either direction. */
export const memberNotFound = () => notFound('No encontramos a esta persona.');

export const notInNetwork = () => forbidden('Solo puedes escribir a quienes están en tu red.');

export const messageNotFound = () => notFound('El mensaje que buscas no existe.');
