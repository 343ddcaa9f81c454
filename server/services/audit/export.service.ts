import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database } from '../../database/database.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { writeAuditLog } from './audit.service.ts';

export interface Export {
  action: AuditAction;
  target: { type: string; id: string; label: string };
  /** Of the security log: which data. */
  detail: string;
  rows?: number;
}

/** A download is written down in both logs before its first byte. */
export function recordExport(
  database: Database,
  { viewer, request }: { viewer: Viewer; request: FastifyRequest },
  { action, target, detail, rows }: Export,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await writeAuditLog(transaction, viewer, { action, target, ...(rows !== undefined && { details: { rows } }) });
    await recordSecurityEvent(transaction, { kind: 'admin-exported', account: viewer, address: request.ip, detail });
  });
}
