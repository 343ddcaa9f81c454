import { randomInt } from 'node:crypto';
import { factorLimits } from '#contract/account/factors.contract.ts';
import type { Context } from '../../../core/context.ts';
import type { Queryable } from '../../../database/database.ts';
import { consumeRecoveryCode, countRecoveryCodes, replaceRecoveryCodes } from './factors.queries.ts';

/** No lookalikes (0 and O, 1, I and L). Ten letters are about 50 bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

const hashed = (userId: string, code: string) => `recovery:${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** Revokes earlier codes. The caller holds the person's row lock. */
export async function issueRecoveryCodes(deps: Pick<Context, 'keyring'>, transaction: Queryable, userId: string) {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode);
  await replaceRecoveryCodes(
    transaction,
    userId,
    codes.map((code) => deps.keyring.hash(hashed(userId, code))),
  );
  return codes;
}

/** `null` where the person has unused codes. */
export async function issueFirstRecoveryCodes(deps: Pick<Context, 'keyring'>, transaction: Queryable, userId: string) {
  return (await countRecoveryCodes(transaction, userId)) > 0 ? null : issueRecoveryCodes(deps, transaction, userId);
}

export function redeemRecoveryCode(deps: Pick<Context, 'keyring' | 'database'>, userId: string, code: string) {
  return consumeRecoveryCode(deps.database, userId, deps.keyring.hashes(hashed(userId, code)));
}
