import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/table.ts';
import type { Context } from '../../core/context.ts';
import { type Call, route } from '../../core/route.ts';
import { sendTable, type TableFile } from '../../core/table-file.ts';
import { type Export, recordExport } from './export.service.ts';

type ExportedFile<Row> = Omit<TableFile<Row>, 'format'> & Export & { rows: number };

/** A list as a file in each format. Both logs hold the export. */
export function tableFileRoutes<E extends AnyEndpoint, Row>(
  app: FastifyInstance,
  context: Context,
  endpoints: Record<FileFormat, E>,
  read: (call: Call<E>) => Promise<ExportedFile<Row>>,
): void {
  for (const format of FILE_FORMATS) {
    route<AnyEndpoint>(app, context, endpoints[format], async (call) => {
      const { viewer, request, reply } = call;
      const { action, target, detail, rows, ...file } = await read(call as Call<E>);
      await recordExport(context.database, { viewer, request }, { action, target, detail, rows });
      return sendTable(reply, { format, ...file });
    });
  }
}
