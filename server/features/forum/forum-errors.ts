import { invalid, notFound } from '../../core/errors.ts';

/** Same 404 for hidden, deleted and unknown posts, and in a forum that is switched off. */
export const postNotFound = () => notFound('La publicación que buscas no existe o ha sido eliminada.');

export const commentNotFound = () => notFound('El comentario que buscas no existe o ha sido eliminado.');

export const forumIsClosed = () => notFound('El foro no está disponible en este momento.');

/** An unknown or deleted category is reported as a missing choice. */
export const noCategory = () => invalid({ categoryId: 'Debe seleccionar una categoría' });

export const archivedCategory = () => invalid({ categoryId: 'Esta categoría ya no admite publicaciones nuevas.' });
