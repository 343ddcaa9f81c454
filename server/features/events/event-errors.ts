import { notFound } from '../../core/errors.ts';

/** Same 404 for hidden, deleted and unknown events. */
export const eventNotFound = () => notFound('El evento que buscas no existe o ha sido eliminado.');
