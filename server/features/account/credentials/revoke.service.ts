import { conflict } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/database.ts';
import { CREDENTIALS, type CredentialEvent, type CredentialKind, effectOf } from './credential-table.policy.ts';
import { findWaysBack, REMOVALS, type RevocationScope } from './revoke.queries.ts';

const KINDS = Object.keys(CREDENTIALS) as CredentialKind[];

/** Effects that take nothing away when the event happens: they hold whenever the credential is used. */
const HOLDS_LATER = ['lives', 'refused', 'asks', 'blocks'];

/** The caller holds the account's row lock, and invalidates the cached viewer after the commit. */
export async function revoke(
  transaction: Queryable,
  userId: string,
  event: CredentialEvent,
  scope: RevocationScope = {},
): Promise<void> {
  for (const kind of KINDS) {
    const effect = effectOf(kind, event);
    if (!HOLDS_LATER.includes(effect)) await REMOVALS[kind]?.(transaction, userId, effect, scope);
  }
}

/** An intruder with a former address or a recent factor could undo the change, and keep the new role. */
export async function refuseWhileUndoable(transaction: Queryable, userId: string): Promise<void> {
  if ((await findWaysBack(transaction, userId)).length > 0)
    throw conflict(
      'En los últimos siete días cambió su correo o cómo entra a su cuenta, y todavía se puede deshacer. Espera a que venza ese plazo.',
    );
}
