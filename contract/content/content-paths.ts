import type { PageKind } from './content-kinds.ts';

/** Apart from `paths.ts`, which visitors download. */
export const adminContentPath = '/admin/contenido';
export const newContentPath = (kind: PageKind) =>
  `${adminContentPath}/${kind === 'service' ? 'nuevo-servicio' : 'nueva-pagina'}`;
export const editContentPath = ({ id }: { id: string }) => `${adminContentPath}/${id}`;

export const officePagePath = ({ kind, slug }: { kind: PageKind; slug: string }) =>
  `/${kind === 'service' ? 'servicios' : 'paginas'}/${slug}`;
