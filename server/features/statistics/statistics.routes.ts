import type { FastifyInstance } from 'fastify';
import { statisticsContract } from '#contract/admin/statistics.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { prepareStatistics, prepareWeeks } from './statistics.service.ts';

const HEADER = ['Semana del', 'Miembros', 'Publicaciones', 'Comentarios', 'Inscripciones', 'Suscriptores'];

export function statisticsRoutes(app: FastifyInstance, context: Context): void {
  const readStatistics = prepareStatistics(context);
  const readWeeks = prepareWeeks(context);

  route(app, context, statisticsContract.getStatistics, readStatistics);

  route(app, context, statisticsContract.listWeeklyFigures, async ({ query }) => ({
    weeks: await readWeeks(query.weeks),
  }));

  route(app, context, statisticsContract.downloadWeeklyFigures, async ({ query, reply }) => {
    const rows = await readWeeks(query.weeks);
    const content = toCsv(
      HEADER,
      rows.map((row) => [row.week, row.members, row.posts, row.comments, row.registrations, row.subscribers]),
    );
    return sendFile(reply, { type: 'text/csv', title: 'Estadísticas por semana', extension: 'csv', content });
  });
}
