import { conflict } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/database.ts';
import { CREDENTIALS, type CredentialEvent, type CredentialKind, effectOf } from './credential-table.policy.ts';
import { findWaysBack, REMOVALS, type RevocationScope } from './revoke.queries.ts';

const KINDS = Object.keys(CREDENTIALS) as CredentialKind[];

/** Effects that take nothing away when the event happens: they hold whenever the credential is used. */
const HOLDS_LATER = ['lives', 'refused', 'asks', 'blocks'];

/**
 * Ends what the event ends of an account's credentials, by the table. The caller holds the row lock of the account, and
 * invalidates the cached viewer after the commit. Besides this, a credential ends when it is used up or expires, and where its
 * owner removes it by itself.
 */
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

/** Whoever has a former address, or added what the owner may not have seen yet, could take the new role with it. */
export async function refuseWhileUndoable(transaction: Queryable, userId: string): Promise<void> {
  if ((await findWaysBack(transaction, userId)).length > 0)
    throw conflict(
      'En los últimos siete días cambió su correo o cómo entra a su cuenta, y todavía se puede deshacer. Espera a que venza ese plazo.',
    );
}
