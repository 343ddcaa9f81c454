import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { auditContract } from '#contract/audit/audit.contract.ts';
import { dominicanInstant } from '#contract/dominican-dates.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv, toCsvRows } from '../../core/download.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { type EntryRow, listActors, listEntries, readEntries } from './audit.queries.ts';
import { recordExport } from './export.service.ts';

const presentEntry = ({ id, targetType, targetId, targetLabel, ...row }: EntryRow) => ({
  ...row,
  id: String(id),
  target: { type: targetType, id: targetId, label: targetLabel },
});

const startOf = (day: string | undefined) => (day ? dominicanInstant(day, '00:00') : undefined);

const CSV_HEADER = ['Línea', 'Fecha', 'Quién', 'Acción', 'Tipo', 'Sobre', 'Detalles'];

/** Streamed in batches: a long log neither fills the memory nor takes one long statement. */
async function* csvOf(database: Context['database']): AsyncGenerator<string> {
  yield toCsv(CSV_HEADER, []);
  for await (const entries of readEntries(database)) {
    const cells = entries.map(({ id, at, actorName, action, targetType, targetLabel, details }) => [
      ...[id, at.toISOString(), actorName, action, targetType, targetLabel],
      JSON.stringify(details),
    ]);
    yield toCsvRows(cells);
  }
}

export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, auditContract.downloadAuditLog, async ({ viewer, request, reply }) => {
    const target = { type: 'audit', id: 'audit', label: 'Registro de auditoría' };
    await recordExport(database, { viewer, request }, { action: 'audit.export', target, detail: 'audit' });
    const content = Readable.from(csvOf(database));
    return sendFile(reply, { type: 'text/csv', title: 'auditoría', extension: 'csv', content });
  });

  route(
    app,
    context,
    auditContract.listAuditLog,
    async ({ query: { actor, target, action, from, to, page, limit } }) => {
      const filter = { actor, target, action, from: startOf(from), to: startOf(to) };
      const [{ rows, total }, actors] = await Promise.all([
        listEntries(database, filter, { page, limit }),
        listActors(database),
      ]);
      return { entries: rows.map(presentEntry), ...presentPage(total, { page, limit }), actors };
    },
  );
}
