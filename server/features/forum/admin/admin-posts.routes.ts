import type { FastifyInstance } from 'fastify';
import { adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import { FILE_FORMATS } from '#contract/table.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { chooseColumns, type FileColumn, sendTable } from '../../../core/table-file.ts';
import { recordExport } from '../../../services/audit/export.service.ts';
import { type AdminPostRow, countAllPosts, listAllPosts, readAllPosts } from './admin-posts.queries.ts';

const day = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

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
  createdAt: { label: 'Publicada', cell: ({ createdAt }) => day.format(createdAt) },
};

/** Available while the forum is switched off. */
export function adminPostsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, adminPostsContract.listAllPosts, async ({ query }) => {
    const [rows, total] = await Promise.all([listAllPosts(database, query), countAllPosts(database, query)]);
    return {
      posts: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
      ...presentPage(total, query),
    };
  });

  const files = { csv: adminPostsContract.downloadPostsCsv, xlsx: adminPostsContract.downloadPostsXlsx };
  for (const format of FILE_FORMATS) {
    route(app, context, files[format], async ({ query, viewer, request, reply }) => {
      const rows = await countAllPosts(database, query);
      const target = { type: 'list', id: 'posts', label: 'Publicaciones del foro' };
      await recordExport(database, { viewer, request }, { action: 'post.export', target, detail: 'posts', rows });
      return sendTable(reply, {
        format,
        title: 'Publicaciones del foro',
        columns: chooseColumns(postColumns, query.columns),
        batches: readAllPosts(database, query),
      });
    });
  }
}
