import type { Context } from '../../core/context.ts';
import { countHeldMail, deleteMailHold } from '../../core/mail-hold.ts';
import { type Actor, writeAuditLog } from '../audit/audit.service.ts';

/** Sends what waited, from now on. Returns how many mails that is; undefined if mail was not held. */
export function releaseMail({ database }: Pick<Context, 'database'>, actor: Actor): Promise<number | undefined> {
  return database.transaction(async (transaction) => {
    if (!(await deleteMailHold(transaction))) return undefined;
    const waiting = await countHeldMail(transaction);
    await writeAuditLog(transaction, actor, {
      action: 'mail.release',
      target: { type: 'mail', id: 'hold', label: 'Envíos de correo' },
      details: { waiting },
    });
    return waiting;
  });
}
