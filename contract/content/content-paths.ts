import type { PageKind } from './content-kinds.ts';

/** Not with the other paths: those are in what every visitor downloads. */
export const adminContentPath = '/admin/contenido';
export const newContentPath = (kind: PageKind) =>
  `${adminContentPath}/${kind === 'service' ? 'nuevo-servicio' : 'nueva-pagina'}`;
export const editContentPath = ({ id }: { id: string }) => `${adminContentPath}/${id}`;

/** A service or a free page of the office. */
export const officePagePath = ({ kind, slug }: { kind: PageKind; slug: string }) =>
  `/${kind === 'service' ? 'servicios' : 'paginas'}/${slug}`;
