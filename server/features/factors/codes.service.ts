import { createHmac, randomInt } from 'node:crypto';
import { factorLimits } from '#contract/account/factors.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, HttpError, invalid, notFound } from '../../core/errors.ts';
import { SecretBox } from '../../core/secret-box.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { notifyOfSecurityEvent, securityEvents } from '../notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { getSettings } from '../site/site.queries.ts';
import {
  claimTotpCounter,
  confirmTotpSecret,
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteTotp,
  findFactors,
  findTotp,
  lockOwner,
  replaceRecoveryCodes,
  saveTotpSecret,
} from './factors.queries.ts';
import { matchingCounter, newSecret, totpUri } from './totp.ts';

/** Without lookalikes: 0 and O, 1, I and L. Ten of them are some fifty bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

function hashCode({ secret }: Pick<Context, 'secret'>, userId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery:${userId}:${letters}`).digest('hex');
}

/** Revokes earlier codes. The caller holds the person's row lock. */
async function issueRecoveryCodes(deps: Pick<Context, 'secret'>, transaction: Queryable, userId: string) {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode);
  await replaceRecoveryCodes(
    transaction,
    userId,
    codes.map((code) => hashCode(deps, userId, code)),
  );
  return codes;
}

/** Issued with the first factor; `null` where the person has unused codes. */
export async function issueFirstRecoveryCodes(deps: Pick<Context, 'secret'>, transaction: Queryable, userId: string) {
  return (await countRecoveryCodes(transaction, userId)) > 0 ? null : issueRecoveryCodes(deps, transaction, userId);
}

/** Deletes the codes once no factor is left. */
export async function deleteOrphanedRecoveryCodes(transaction: Queryable, userId: string): Promise<void> {
  const { totp, passkey } = await findFactors(transaction, userId);
  if (!totp && !passkey) await replaceRecoveryCodes(transaction, userId, []);
}

function redeemRecoveryCode(deps: Pick<Context, 'secret' | 'database'>, userId: string, code: string) {
  return consumeRecoveryCode(deps.database, userId, hashCode(deps, userId, code));
}

type Deps = Pick<Context, 'database' | 'secret' | 'limiter' | 'now' | 'jobs' | 'config'>;

const TOTP_FORMAT = /^\d{6}$/;
const wrongCode = () => invalid({ code: 'El código no es correcto' });

/** TOTP codes of an authenticator app, and recovery codes. */
export class FactorCodes {
  private readonly box: SecretBox;

  constructor(private readonly deps: Deps) {
    this.box = new SecretBox(deps.secret, 'totp');
  }

  /** Consumes a code or throws. Failures are limited for each account, whoever types the codes. */
  redeem(userId: string, typed: string): Promise<void> {
    return this.withFailureLimit(userId, async () => {
      const code = typed.replace(/[\s-]/g, '');
      const isRight = TOTP_FORMAT.test(code)
        ? await this.redeemTotp(userId, code)
        : await redeemRecoveryCode(this.deps, userId, code);
      if (isRight) return;
      await recordSecurityEvent(this.deps.database, { kind: 'code-failed', account: { id: userId } });
      throw wrongCode();
    });
  }

  async startTotp(viewer: Viewer): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    if (!(await saveTotpSecret(this.deps.database, viewer.id, this.box.seal(secret, viewer.id)))) {
      throw conflict('Ya usas una aplicación de códigos. Quítala antes de agregar otra.');
    }
    const { siteName } = await getSettings(this.deps.database);
    return { secret, uri: totpUri({ secret, siteName, email: viewer.email }) };
  }

  /** Only wrong codes are failures: a repetition, with nothing pending any more, must not lock the factor. */
  async confirmTotp(userId: string, typed: string): Promise<string[] | null> {
    const confirmed = await this.withFailureLimit(userId, () =>
      this.deps.database.transaction(async (transaction) => {
        const owner = await lockOwner(transaction, userId);
        const row = await findTotp(transaction, userId);
        if (!row || row.confirmedAt) return undefined;
        const counter = this.matchCounter(row.secret, userId, typed.replace(/[\s-]/g, ''));
        if (counter === undefined || !(await confirmTotpSecret(transaction, userId, row.secret, counter)))
          throw wrongCode();
        await recordSecurityEvent(transaction, { kind: 'factor-added', account: owner });
        await notifyOfSecurityEvent(this.deps, transaction, [owner], securityEvents.newTotp());
        return { recoveryCodes: await issueFirstRecoveryCodes(this.deps, transaction, userId) };
      }),
    );
    if (!confirmed) throw notFound('No hay ninguna aplicación de códigos por confirmar.');
    return confirmed.recoveryCodes;
  }

  async removeTotp(userId: string): Promise<void> {
    await this.deps.database.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, userId);
      if (!(await deleteTotp(transaction, userId))) throw notFound('No usas ninguna aplicación de códigos.');
      await deleteOrphanedRecoveryCodes(transaction, userId);
      await recordSecurityEvent(transaction, { kind: 'factor-removed', account: owner });
      await notifyOfSecurityEvent(
        this.deps,
        transaction,
        [owner],
        securityEvents.removedFactor('la aplicación de códigos'),
      );
    });
  }

  renewRecoveryCodes(userId: string): Promise<string[]> {
    return this.deps.database.transaction(async (transaction) => {
      await lockOwner(transaction, userId);
      const { totp, passkey } = await findFactors(transaction, userId);
      if (!totp && !passkey) throw conflict('Agrega antes una aplicación de códigos o una llave de acceso.');
      return issueRecoveryCodes(this.deps, transaction, userId);
    });
  }

  private async withFailureLimit<T>(userId: string, attempt: () => Promise<T>): Promise<T> {
    try {
      return await this.deps.limiter.countFailures([['secondFactor', `member:${userId}`]], attempt);
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) await this.notifyOwner(userId);
      throw error;
    }
  }

  private async notifyOwner(userId: string): Promise<void> {
    const { database, limiter } = this.deps;
    if (!(await limiter.tryHit('loginAlert', `codes:${userId}`))) return;
    await database.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, userId);
      await notifyOfSecurityEvent(this.deps, transaction, [owner], securityEvents.wrongCodes());
    });
  }

  private async redeemTotp(userId: string, code: string): Promise<boolean> {
    const row = await findTotp(this.deps.database, userId);
    if (!row?.confirmedAt) return false;
    const counter = this.matchCounter(row.secret, userId, code);
    return counter !== undefined && claimTotpCounter(this.deps.database, userId, counter);
  }

  /** Undefined also where the portal's secret has changed: the TOTP secret cannot be decrypted. */
  private matchCounter(sealed: string, userId: string, code: string): number | undefined {
    const secret = this.box.open(sealed, userId);
    return secret === undefined ? undefined : matchingCounter(secret, code, this.deps.now());
  }
}
