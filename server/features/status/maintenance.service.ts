import type { Context } from '../../core/context.ts';
import { beginMaintenance, endMaintenance } from '../../core/maintenance-mode.ts';
import { type Actor, writeAuditLog } from '../../services/audit/audit.service.ts';

export function switchMaintenance(
  { database }: Pick<Context, 'database'>,
  actor: Actor,
  { on, reason = '' }: { on: boolean; reason?: string | undefined },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isChanged = on ? await beginMaintenance(transaction, reason) : await endMaintenance(transaction);
    if (isChanged) {
      const action = on ? 'maintenance.begin' : 'maintenance.end';
      const target = { type: 'maintenance', id: 'portal', label: 'Solo lectura' };
      await writeAuditLog(transaction, actor, { action, target, ...(reason && { details: { reason } }) });
    }
    return isChanged;
  });
}
