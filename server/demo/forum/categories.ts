import { financePosts } from './finance-posts.ts';
import { operationsPosts } from './operations-posts.ts';
import { peoplePosts } from './people-posts.ts';
import type { PostText } from './post-text.ts';
import { salesPosts } from './sales-posts.ts';
import { taxPosts } from './tax-posts.ts';
import { tourismPosts } from './tourism-posts.ts';

interface CategoryText {
  name: string;
  slug: string;
  description: string;
  /** At least 3:1 on the light card and on the dark one. */
  color: string;
  posts: PostText[];
}

export const categories: CategoryText[] = [
  {
    name: 'Finanzas y Crédito',
    slug: 'finanzas-y-credito',
    description: 'Flujo de caja, préstamos, cobros y todo lo que quita el sueño a fin de mes.',
    color: '#3B82F6',
    posts: financePosts,
  },
  {
    name: 'Impuestos y DGII',
    slug: 'impuestos-y-dgii',
    description: 'Comprobantes, ITBIS, facturación electrónica y fechas que no se olvidan.',
    color: '#E11D48',
    posts: taxPosts,
  },
  {
    name: 'Ventas y Mercadeo',
    slug: 'ventas-y-mercadeo',
    description: 'Clientes, precios, redes y WhatsApp: cómo vender más y mejor.',
    color: '#8B5CF6',
    posts: salesPosts,
  },
  {
    name: 'Gente y Contratación',
    slug: 'gente-y-contratacion',
    description: 'Buscar, contratar, formar y conservar a quienes trabajan contigo.',
    color: '#B45309',
    posts: peoplePosts,
  },
  {
    name: 'Turismo y Eventos',
    slug: 'turismo-y-eventos',
    description: 'Hoteles, excursiones, bodas y los negocios que viven del visitante.',
    color: '#0E8A9C',
    posts: tourismPosts,
  },
  {
    name: 'Operaciones y Suplidores',
    slug: 'operaciones-y-suplidores',
    description: 'Compras, inventario, energía, transporte, permisos y producción.',
    color: '#4D8A0F',
    posts: operationsPosts,
  },
];
