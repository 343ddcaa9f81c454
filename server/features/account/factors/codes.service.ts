import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../core/context.ts';
import { conflict, HttpError, invalid, notFound } from '../../../core/errors.ts';
import type { Keyring } from '../../../core/keyring.ts';
import type { Viewer } from '../../../core/viewer.ts';
import {
  notifyOfSecurityEvent,
  securityEvents,
} from '../../../services/notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../../../services/security-log/security-log.service.ts';
import { getSettings } from '../../../services/site-settings/site-settings.queries.ts';
import { issueWayBack } from '../account-tokens.ts';
import { changeOwnAccount } from '../credentials/change-account.service.ts';
import { UNCONFIRMED_TOTP_MINUTES } from '../credentials/credential-table.policy.ts';
import { TrustedDevices } from '../sign-in.service.ts';
import { addFactor, removeFactor } from './factor-changes.service.ts';
import {
  claimTotpCounter,
  confirmTotpSecret,
  deleteTotp,
  findFactors,
  findTotp,
  lockOwner,
  saveTotpSecret,
} from './factors.queries.ts';
import { issueFirstRecoveryCodes, issueRecoveryCodes, redeemRecoveryCode } from './recovery-codes.service.ts';
import { matchingCounter, newSecret, totpUri } from './totp.ts';
import { totpKeyring } from './totp-sealing.service.ts';

type Deps = Pick<Context, 'database' | 'keyring' | 'limiter' | 'now' | 'jobs' | 'config' | 'sessions' | 'assurance'>;

const TOTP_FORMAT = /^\d{6}$/;
const nothingToConfirm = () => notFound('No hay ninguna aplicación de códigos por confirmar.');
/** Limits how long an intruder's unconfirmed app can wait for the owner to confirm it. */
const isStale = ({ createdAt }: { createdAt: Date }) =>
  Date.now() - createdAt.getTime() > UNCONFIRMED_TOTP_MINUTES * 60_000;
const unreadableApp = () =>
  invalid({
    code: 'El portal cambió de clave y ya no puede leer tu aplicación de códigos. Entra con una llave de acceso, o pide a la oficina que quite la aplicación de tu cuenta.',
  });
const wrongCode = () => invalid({ code: 'El código no es correcto' });

export class FactorCodes {
  private readonly keyring: Keyring;

  private readonly browsers: TrustedDevices;

  constructor(private readonly deps: Deps) {
    this.keyring = totpKeyring(deps);
    this.browsers = new TrustedDevices(deps);
  }

  /** Failures are limited by account, from any network; by browser where a factor was shown in it; else by session where there is one. */
  async redeem(
    request: FastifyRequest,
    userId: string,
    typed: string,
    { isSignedIn }: { isSignedIn: boolean },
  ): Promise<void> {
    const code = typed.replace(/[\s-]/g, '');
    const app = TOTP_FORMAT.test(code) ? await this.findApp(userId) : undefined;
    const browser = await this.browsers.findProved(request, userId);
    const anywhere = isSignedIn ? this.deps.sessions.limitKey(request) : `member:${userId}`;
    const who = { userId, isSignedIn, subject: browser ? `browser:${browser}` : anywhere };
    return this.withFailureLimit(who, async () => {
      const isRight = TOTP_FORMAT.test(code)
        ? await this.redeemTotp(userId, app, code)
        : await redeemRecoveryCode(this.deps, userId, code);
      if (isRight) return;
      await recordSecurityEvent(this.deps.database, { kind: 'code-failed', account: { id: userId } });
      throw wrongCode();
    });
  }

  async startTotp(request: FastifyRequest, viewer: Viewer): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    const sealed = this.keyring.seal(secret, viewer.id);
    await changeOwnAccount(this.deps, request, viewer.id, async (transaction) => {
      if (!(await saveTotpSecret(transaction, viewer.id, sealed)))
        throw conflict('Ya usas una aplicación de códigos. Quítala antes de agregar otra.');
    });
    const { siteName } = await getSettings(this.deps.database);
    return { secret, uri: totpUri({ secret, siteName, email: viewer.email }) };
  }

  /** Only wrong codes are failures: a repeated request must not lock the factor. */
  async confirmTotp(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    typed: string,
  ): Promise<string[] | null> {
    const pending = await findTotp(this.deps.database, userId);
    const seed = pending && this.keyring.open(pending.secret, userId)?.text;
    if (!seed || pending.confirmedAt || isStale(pending)) throw nothingToConfirm();
    // A count of its own: an intruder's session must not use up the owner's, nor warn of a password that nobody typed.
    return this.deps.limiter.countFailures([['secondFactor', `setup:${userId}`]], () =>
      addFactor(this.deps, request, reply, userId, async (transaction, owner, trustedSince) => {
        const counter = matchingCounter(seed, typed.replace(/[\s-]/g, ''), this.deps.now());
        if (counter === undefined || !(await confirmTotpSecret(transaction, pending, { counter, trustedSince })))
          throw wrongCode();
        const added = await issueFirstRecoveryCodes(this.deps, transaction, owner.id);
        return { event: securityEvents.newTotp(), added, proof: 'code' };
      }),
    );
  }

  removeTotp(request: FastifyRequest, userId: string): Promise<void> {
    return removeFactor(this.deps, request, userId, 'code', async (transaction) => {
      if (!(await deleteTotp(transaction, userId))) throw notFound('No usas ninguna aplicación de códigos.');
      return 'la aplicación de códigos';
    });
  }

  renewRecoveryCodes(request: FastifyRequest, userId: string): Promise<string[]> {
    return changeOwnAccount(this.deps, request, userId, async (transaction, owner) => {
      const { totp, passkey } = await findFactors(transaction, userId);
      if (!totp && !passkey) throw conflict('Agrega antes una aplicación de códigos o una llave de acceso.');
      await recordSecurityEvent(transaction, { kind: 'recovery-codes-renewed', account: owner });
      const undoToken = await issueWayBack(this.deps, transaction, owner);
      const event = { ...securityEvents.newRecoveryCodes(), ...(undoToken && { undoToken }) };
      await notifyOfSecurityEvent(this.deps, transaction, [owner], event);
      return issueRecoveryCodes(this.deps, transaction, userId);
    });
  }

  private async withFailureLimit<T>(
    { subject, ...who }: { userId: string; isSignedIn: boolean; subject: string },
    attempt: () => Promise<T>,
  ): Promise<T> {
    try {
      return await this.deps.limiter.countFailures([['secondFactor', subject]], attempt);
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) await this.notifyOwner(who);
      throw error;
    }
  }

  private async notifyOwner({ userId, isSignedIn }: { userId: string; isSignedIn: boolean }): Promise<void> {
    const { database, limiter } = this.deps;
    if (!(await limiter.tryHit('loginAlert', `${isSignedIn ? 'session-codes' : 'codes'}:${userId}`))) return;
    await database.transaction(async (transaction) => {
      const owner = await lockOwner(transaction, userId);
      await notifyOfSecurityEvent(this.deps, transaction, [owner], securityEvents.wrongCodes({ isSignedIn }));
    });
  }

  /** The seed; undefined without a confirmed app. One that cannot be decrypted is no failure of its owner's. */
  private async findApp(userId: string): Promise<string | undefined> {
    const row = await findTotp(this.deps.database, userId);
    if (!row?.confirmedAt) return undefined;
    const opened = this.keyring.open(row.secret, userId);
    if (!opened) throw unreadableApp();
    return opened.text;
  }

  private async redeemTotp(userId: string, seed: string | undefined, code: string): Promise<boolean> {
    if (!seed) return false;
    const counter = matchingCounter(seed, code, this.deps.now());
    return counter !== undefined && claimTotpCounter(this.deps.database, userId, counter);
  }
}
