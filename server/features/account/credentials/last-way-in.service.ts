import { conflict } from '../../../core/errors.ts';
import type { Queryable } from '../../../database/database.ts';
import { getUser, listIdentities } from '../account.queries.ts';
import { findFactors } from '../factors/factors.queries.ts';

/** After an owner removed one: a password, a passkey or an external account has to be left. The caller holds the row lock. */
export async function refuseWithoutWayIn(transaction: Queryable, userId: string): Promise<void> {
  const { password } = await getUser(transaction, userId);
  const { passkey } = await findFactors(transaction, userId);
  if (!password && !passkey && (await listIdentities(transaction, userId)).length === 0)
    throw conflict('Es tu única manera de entrar. Elige antes una contraseña con «¿Olvidaste tu contraseña?».');
}
