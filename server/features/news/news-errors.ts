import { notFound } from '../../core/errors.ts';

export const newsNotFound = () => notFound('La noticia que buscas no existe o ha sido eliminada.');
