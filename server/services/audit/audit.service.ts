import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { insertEntry } from './audit.queries.ts';

export type Actor = Pick<Viewer, 'id' | 'firstName' | 'lastName'> | { system: 'cli' | 'schedule' };

interface AuditedAction {
  action: AuditAction;
  /** Label at the time of the action. */
  target: { type: string; id: string; label: string };
  /** Never a secret. */
  details?: Record<string, unknown>;
}

const SYSTEM_NAMES = { cli: 'Línea de comandos', schedule: 'Publicación programada' };
const LABEL_MAX = 300;

/** In the transaction of the action: both are committed or neither. */
export async function writeAuditLog(
  transaction: Queryable,
  actor: Actor,
  { action, target, details = {} }: AuditedAction,
): Promise<void> {
  const isSystem = 'system' in actor;
  await insertEntry(transaction, {
    actorId: isSystem ? null : actor.id,
    actorName: isSystem ? SYSTEM_NAMES[actor.system] : `${actor.firstName} ${actor.lastName}`,
    action,
    targetType: target.type,
    targetId: target.id,
    targetLabel: [...target.label].slice(0, LABEL_MAX).join(''),
    details,
  });
}
