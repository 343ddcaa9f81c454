import { notFound } from '../../core/errors.ts';

export const projectNotFound = () => notFound('El proyecto que buscas no existe o ha sido eliminado.');

export const projectsAreOff = () => notFound('Los proyectos no están disponibles en este momento.');
