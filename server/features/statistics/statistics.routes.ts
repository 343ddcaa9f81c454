import type { FastifyInstance } from 'fastify';
import { statisticsContract } from '#contract/statistics/statistics.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { readOfficeFigures, readPeriods, readStatistics } from './statistics.service.ts';

const HEADER = ['Desde', 'Miembros', 'Publicaciones', 'Comentarios', 'Inscripciones', 'Suscriptores'];

export function statisticsRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, statisticsContract.getStatistics, () => readStatistics(context));

  route(app, context, statisticsContract.listPeriodFigures, ({ query }) => readPeriods(context, query.days));

  route(app, context, statisticsContract.getOfficeFigures, ({ query }) => readOfficeFigures(context, query.days));

  route(app, context, statisticsContract.downloadPeriodFigures, async ({ query, reply }) => {
    const { unit, periods } = await readPeriods(context, query.days);
    const content = toCsv(
      HEADER,
      periods.map((row) => [row.date, row.members, row.posts, row.comments, row.registrations, row.subscribers]),
    );
    const title = `Estadísticas por ${unit === 'week' ? 'semana' : 'día'}`;
    return sendFile(reply, { type: 'text/csv', title, extension: 'csv', content });
  });
}
