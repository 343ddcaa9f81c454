import { forbidden, notFound } from '../../core/errors.ts';

/** Unknown, suspended, or one of the two blocked the other: always the same answer. */
export const memberNotFound = () => notFound('No encontramos a esta persona.');

export const notInNetwork = () => forbidden('Solo puedes escribir a quienes están en tu red.');

export const messageNotFound = () => notFound('El mensaje que buscas no existe.');
