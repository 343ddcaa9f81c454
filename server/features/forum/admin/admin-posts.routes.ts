import type { FastifyInstance } from 'fastify';
import { adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import type { Context } from '../../../core/context.ts';
import { tableDay } from '../../../core/dominican-time.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { chooseColumns, type FileColumn } from '../../../core/table-file.ts';
import { tableFileRoutes } from '../../../services/audit/table-files.ts';
import {
  type AdminPostRow,
  countAllPosts,
  listAllPosts,
  parsePostFilter,
  readAllPosts,
} from './admin-posts.queries.ts';

function stateLabel({ isPublished, isClosed }: AdminPostRow): string {
  if (!isPublished) return 'Retirada';
  return isClosed ? 'Cerrada' : 'Publicada';
}

const postColumns: Record<string, FileColumn<AdminPostRow>> = {
  title: { label: 'Título', cell: ({ title }) => title },
  author: { label: 'Autor', cell: ({ author }) => `${author.firstName} ${author.lastName}` },
  category: { label: 'Categoría', cell: ({ category }) => category.name },
  commentsCount: { label: 'Comentarios', cell: ({ commentsCount }) => commentsCount },
  likes: { label: 'Me gusta', cell: ({ likes }) => likes },
  state: { label: 'Estado', cell: stateLabel },
  createdAt: { label: 'Publicada', cell: ({ createdAt }) => tableDay(createdAt) },
};

/** Available while the forum is switched off. */
export function adminPostsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, adminPostsContract.listAllPosts, async ({ query }) => {
    const filter = await parsePostFilter(database, query);
    const [rows, total] = await Promise.all([listAllPosts(database, filter), countAllPosts(database, filter)]);
    return { posts: rows, ...presentPage(total, query) };
  });

  const files = { csv: adminPostsContract.downloadPostsCsv, xlsx: adminPostsContract.downloadPostsXlsx };
  tableFileRoutes(app, context, files, async ({ query }) => {
    const filter = await parsePostFilter(database, query);
    return {
      action: 'post.export',
      target: { type: 'list', id: 'posts', label: 'Publicaciones del foro' },
      detail: 'posts',
      rows: await countAllPosts(database, filter),
      title: 'Publicaciones del foro',
      columns: chooseColumns(postColumns, query.columns),
      batches: readAllPosts(database, filter),
    };
  });
}
