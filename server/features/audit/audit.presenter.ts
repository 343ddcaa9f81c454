import type { AuditEntry } from '#contract/admin/audit.contract.ts';
import type { EntryRow } from './audit.queries.ts';

export function presentEntry({
  id,
  at,
  targetType,
  targetId,
  targetLabel,
  actorRef: _ref,
  previousHash: _previous,
  ...row
}: EntryRow): AuditEntry {
  return {
    ...row,
    id: String(id),
    at: at.toISOString(),
    target: { type: targetType, id: targetId, label: targetLabel },
  };
}
