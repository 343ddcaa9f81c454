import { notFound } from '../../core/errors.ts';

/** Hidden, deleted or never there: always the same answer. */
export const eventNotFound = () => notFound('El evento que buscas no existe o ha sido eliminado.');
