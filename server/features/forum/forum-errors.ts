import { invalid, notFound } from '../../core/errors.ts';

/** Hidden, deleted, never there, or in a forum that is switched off: always the same answer. */
export const postNotFound = () => notFound('La publicación que buscas no existe o ha sido eliminada.');

export const commentNotFound = () => notFound('El comentario que buscas no existe o ha sido eliminado.');

export const forumIsClosed = () => notFound('El foro no está disponible en este momento.');

/** A category that is not there, or vanished meanwhile, is one that was not chosen. */
export const noCategory = () => invalid({ categoryId: 'Debe seleccionar una categoría' });

export const archivedCategory = () => invalid({ categoryId: 'Esta categoría ya no admite publicaciones nuevas.' });
