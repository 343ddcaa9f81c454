import type { Context } from '../../core/context.ts';
import { countHeldMail, deleteMailHold, holdMail } from '../../core/mail/delivery-rules.ts';
import { type Actor, writeAuditLog } from '../../services/audit/audit.service.ts';

const TARGET = { type: 'mail', id: 'hold', label: 'Envíos de correo' } as const;

/** False if mail was held already. */
export function pauseMail({ database }: Pick<Context, 'database'>, actor: Actor): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await holdMail(transaction))) return false;
    await writeAuditLog(transaction, actor, { action: 'mail.hold', target: TARGET });
    return true;
  });
}

/** Returns the number of waiting mails; undefined if mail was not held. */
export function releaseMail({ database }: Pick<Context, 'database'>, actor: Actor): Promise<number | undefined> {
  return database.transaction(async (transaction) => {
    if (!(await deleteMailHold(transaction))) return undefined;
    const waiting = await countHeldMail(transaction);
    await writeAuditLog(transaction, actor, {
      action: 'mail.release',
      target: TARGET,
      details: { waiting },
    });
    return waiting;
  });
}
