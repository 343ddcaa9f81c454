import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../audit/audit.service.ts';

/** In the transaction of the change. */
export function writeEventAuditLog(
  transaction: Queryable,
  viewer: Viewer,
  action: AuditAction,
  { id, title }: { id: string; title: string },
  details?: Record<string, unknown>,
): Promise<void> {
  return writeAuditLog(transaction, viewer, { action, target: { type: 'event', id, label: title }, details });
}
