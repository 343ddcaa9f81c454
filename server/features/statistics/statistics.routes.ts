import type { FastifyInstance } from 'fastify';
import { statisticsContract } from '#contract/admin/statistics.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { readStatistics, readWeeks } from './statistics.service.ts';

const HEADER = ['Semana del', 'Miembros', 'Publicaciones', 'Comentarios', 'Inscripciones', 'Suscriptores'];

export function statisticsRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, statisticsContract.getStatistics, async () => readStatistics(context));

  route(app, context, statisticsContract.listWeeklyFigures, async ({ query }) => ({
    weeks: await readWeeks(context, query.weeks),
  }));

  route(app, context, statisticsContract.downloadWeeklyFigures, async ({ query, reply }) => {
    const rows = await readWeeks(context, query.weeks);
    const content = toCsv(
      HEADER,
      rows.map((row) => [row.week, row.members, row.posts, row.comments, row.registrations, row.subscribers]),
    );
    return sendFile(reply, { type: 'text/csv', title: 'Estadísticas por semana', extension: 'csv', content });
  });
}
