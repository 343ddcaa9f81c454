import * as z from 'zod/mini';
import { person } from '../../account/account.contract.ts';
import { get } from '../../endpoint.ts';
import { instant, pageFields, pageNumber, pageSize, searchText } from '../../fields.ts';
import { columnChoice, sortOrder, tableFile } from '../../table.ts';

/** `unanswered`: published without a comment. */
export const adminPostState = z.enum(['all', 'unanswered', 'closed', 'hidden']);
export type AdminPostState = z.output<typeof adminPostState>;

export const adminPost = z.object({
  id: z.string(),
  title: z.string(),
  author: person,
  category: z.object({ id: z.string(), name: z.string() }),
  likes: z.number(),
  commentsCount: z.number(),
  isPublished: z.boolean(),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  takenDownReason: z.nullable(z.string()),
  createdAt: instant,
});
export type AdminPost = z.output<typeof adminPost>;

const filter = {
  state: z._default(adminPostState, 'all'),
  categoryId: z.optional(z.uuid('El identificador no es válido')),
  search: searchText(),
  sort: sortOrder(['createdAt', 'commentsCount'], '-createdAt'),
};

const file = {
  needsProof: true,
  query: z.object({
    ...filter,
    columns: columnChoice(['title', 'author', 'category', 'commentsCount', 'likes', 'state', 'createdAt']),
  }),
} as const;

export const adminPostsContract = {
  listAllPosts: get(
    '/api/admin/forum/posts',
    'moderation',
    'Todas las publicaciones del foro, también las retiradas, en el orden pedido',
    {
      query: z.object({ ...filter, page: pageNumber, limit: pageSize(20, 100) }),
      response: z.object({ posts: z.array(adminPost), ...pageFields }),
    },
  ),
  downloadPostsCsv: tableFile(
    'csv',
    '/api/admin/forum/posts',
    'moderation',
    'las publicaciones del filtro y las columnas elegidas',
    file,
  ),
  downloadPostsXlsx: tableFile(
    'xlsx',
    '/api/admin/forum/posts',
    'moderation',
    'las publicaciones del filtro y las columnas elegidas',
    file,
  ),
};
