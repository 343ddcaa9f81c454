import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { recordAction } from '../audit/audit.service.ts';

/** Writes down what an administrator did with an event, in the transaction that does it. */
export function recordOnEvent(
  transaction: Queryable,
  viewer: Viewer,
  action: AuditAction,
  { id, title }: { id: string; title: string },
  details?: Record<string, unknown>,
): Promise<void> {
  return recordAction(transaction, viewer, { action, target: { type: 'event', id, label: title }, details });
}
