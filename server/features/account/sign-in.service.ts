import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityKind } from '#contract/account/security-kinds.ts';
import type { Context } from '../../core/context.ts';
import { Challenges } from '../factors/challenges.service.ts';
import { findFactors } from '../factors/factors.queries.ts';
import { notifyOfNewDevice } from '../notifications/security-notifications.service.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { getUser } from './account.queries.ts';
import { KnownBrowsers } from './known-browsers.service.ts';

/** Entry of the security log. */
interface SignInEvent {
  kind?: SecurityKind;
  detail?: string;
}

type Outcome = 'opened' | 'second factor required' | 'refused';

/** From an authenticated person to a session, for every way to sign in. */
export class SignIn {
  private readonly browsers: KnownBrowsers;
  private readonly challenges: Challenges;

  constructor(private readonly context: Context) {
    this.browsers = new KnownBrowsers(context);
    this.challenges = new Challenges(context);
  }

  /** After a password or an external sign-in: accounts with a second factor get a challenge instead of a session. */
  async withFirstFactor(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { id: string; password?: string | null },
    event: SignInEvent = {},
  ): Promise<Outcome> {
    const { totp, passkey } = await findFactors(this.context.database, user.id);
    if (!totp && !passkey) return this.open(request, reply, user, event);
    await this.challenges.create(reply, 'second-factor', { userId: user.id });
    return 'second factor required';
  }

  /** Refused where the password has changed meanwhile, which ended all sessions. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { id: string; password?: string | null },
    { kind = 'sign-in', detail }: SignInEvent = {},
  ): Promise<Outcome> {
    const { sessions, database } = this.context;
    if (!(await sessions.start(request, reply, user))) return 'refused';
    await recordSecurityEvent(database, { kind, account: { id: user.id }, address: request.ip, detail });
    const { isAnother } = await this.browsers.remember(request, reply, user.id);
    if (isAnother) await this.notifyOfNewDevice(request, user.id);
    return 'opened';
  }

  /** Not in a trial (neither production nor a mail server), where every visit comes from a new browser. */
  private async notifyOfNewDevice(request: FastifyRequest, userId: string): Promise<void> {
    const { config, database } = this.context;
    if (!config.production && !config.smtpUrl) return;
    await database.transaction(async (transaction) =>
      notifyOfNewDevice(this.context, transaction, await getUser(transaction, userId), request.headers['user-agent']),
    );
  }
}
