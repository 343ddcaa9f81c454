import type { FastifyInstance } from 'fastify';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/table.ts';
import type { Context } from '../../core/context.ts';
import { type Call, route } from '../../core/route.ts';
import { sendTable, type TableFile } from '../../core/table-file.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { writeAuditLog } from './audit.service.ts';

interface Export<Row> extends Omit<TableFile<Row>, 'format'> {
  action: AuditAction;
  target: { type: string; id: string; label: string };
  /** In the security log. */
  detail: string;
  rows: number;
}

/** A list as a file in each format. Both logs hold the export. */
export function tableFileRoutes<E extends AnyEndpoint, Row>(
  app: FastifyInstance,
  context: Context,
  endpoints: Record<FileFormat, E>,
  read: (call: Call<E>) => Promise<Export<Row>>,
): void {
  for (const format of FILE_FORMATS) {
    route<AnyEndpoint>(app, context, endpoints[format], async (call) => {
      const { viewer, request, reply } = call;
      const { action, target, detail, rows, ...file } = await read(call as Call<E>);
      await context.database.transaction(async (transaction) => {
        await writeAuditLog(transaction, viewer, { action, target, details: { rows } });
        const exported = { kind: 'admin-exported', account: viewer, address: request.ip, detail } as const;
        await recordSecurityEvent(transaction, exported);
      });
      return sendTable(reply, { format, ...file });
    });
  }
}
