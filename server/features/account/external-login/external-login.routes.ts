import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import {
  externalLoginContract,
  type LinkOutcome,
  type LoginRefusal,
} from '#contract/account/external-login.contract.ts';
import { loginPath, safeNextPath, secondStepPath, securityPath } from '#contract/paths.ts';
import { clientNetworks } from '../../../core/client-network.ts';
import type { Context } from '../../../core/context.ts';
import { isOwnNavigation } from '../../../core/csrf-protection.ts';
import { route } from '../../../core/route.ts';
import { issuerName } from '../../../services/notifications/security-notifications.service.tsx';
import { listIdentities } from '../account.queries.ts';
import { recordProof } from '../credentials/change-account.service.ts';
import { SignIn } from '../sign-in.service.ts';
import { findOrCreateAccount, isIdentityOf, linkOwnIdentity, unlinkIdentity } from './external-login.service.ts';
import { type Attempt, IdentityProvider } from './identity-provider.ts';

const ATTEMPT_SECONDS = 600;

interface StoredAttempt extends Attempt {
  next: string;
  /** Of a signed-in member, instead of a sign-in: a step-up proof, or an external account that is to be linked. */
  purpose?: 'proof' | 'link' | undefined;
}

const purposeOf = ({ prove, link }: { prove?: unknown; link?: unknown }) => {
  if (link !== undefined) return 'link';
  return prove === undefined ? undefined : 'proof';
};

const afterLinking = (outcome: LinkOutcome) => `${securityPath}?externo=${outcome}`;

function loginPage(next: string, refusal?: LoginRefusal): string {
  const query = new URLSearchParams();
  if (refusal) query.set('externo', refusal);
  if (next !== '/') query.set('next', next);
  return query.size > 0 ? `${loginPath}?${query}` : loginPath;
}

/** Headers are ASCII; existing percent-encoding is kept. */
const locationOf = (path: string) => path.replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text.toWellFormed()));

/** Binds the attempt to the browser that began it: in any other one, the callback finds no cookie and fails. */
class AttemptCookie {
  private readonly name: string;

  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Host-login' : 'login';
  }

  set(reply: FastifyReply, attempt: StoredAttempt): void {
    const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
    reply.setCookie(this.name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: ATTEMPT_SECONDS,
    });
  }

  consume(request: FastifyRequest, reply: FastifyReply): StoredAttempt | undefined {
    const value = request.cookies[this.name];
    reply.clearCookie(this.name, { path: '/', secure: this.secure });
    try {
      const stored = JSON.parse(Buffer.from(value ?? '', 'base64url').toString());
      const parts = [stored.state, stored.nonce, stored.verifier];
      if (!parts.every((part) => typeof part === 'string')) return undefined;
      const purpose = ['proof', 'link'].includes(stored.purpose) ? stored.purpose : undefined;
      return { ...stored, next: safeNextPath(stored.next), purpose };
    } catch {
      return undefined;
    }
  }
}

function identityRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, externalLoginContract.listIdentities, async ({ viewer }) => {
    const own = await listIdentities(context.database, viewer.id);
    return own.map(({ id, issuer, createdAt }) => ({ id, issuer: issuerName(issuer), createdAt }));
  });

  route(app, context, externalLoginContract.removeIdentity, async ({ params, viewer, request, reply }) => {
    await unlinkIdentity(context, request, reply, viewer.id, params.id);
    return { message: 'Esa cuenta externa ya no abre la tuya.' };
  });
}

export function externalLoginRoutes(app: FastifyInstance, context: Context): void {
  const { config, limiter, log, assurance } = context;
  const provider = config.oidc && new IdentityProvider(config.oidc, `${config.publicUrl}/api/login/callback`);
  const cookie = new AttemptCookie(config.production);
  const signIn = new SignIn(context);
  identityRoutes(app, context);

  route(app, context, externalLoginContract.start, async ({ query, viewer, request, reply }) => {
    const next = safeNextPath(query.next);
    const purpose = viewer ? purposeOf(query) : undefined;
    if (viewer && !purpose) return reply.redirect(locationOf(next));
    // Another site would use up the visitor's attempts.
    if (!provider || !isOwnNavigation(request, config)) return reply.redirect(loginPage(next));
    await limiter.hit('externalLogin', clientNetworks(request.ip));
    if (purpose === 'link' && !(await assurance.isProved(request)))
      return reply.redirect(afterLinking('sin-confirmar'));
    try {
      const { url, attempt } = await provider.startLogin({ isProof: purpose === 'proof' });
      cookie.set(reply, { ...attempt, next, purpose });
      return reply.redirect(url.href);
    } catch (err) {
      log.warn({ err }, 'the external sign-in cannot be reached');
      return reply.redirect(purpose === 'link' ? afterLinking('no-disponible') : loginPage(next, 'no-disponible'));
    }
  });

  route(app, context, externalLoginContract.finish, async ({ viewer, request, reply }) => {
    const attempt = cookie.consume(request, reply);
    if (!provider || !attempt) return reply.redirect(loginPage('/', 'fallo'));
    await limiter.hit('externalReturn', clientNetworks(request.ip));
    const { next, purpose } = attempt;
    const isProof = purpose === 'proof';
    try {
      const identity = await provider.finishLogin(request.url.split('?')[1] ?? '', attempt, { isProof });
      if (isProof) {
        // Another external account proves nothing.
        if (viewer && (await isIdentityOf(context, identity, viewer.id)))
          await recordProof(context, request, viewer, 'issuer');
        return reply.redirect(locationOf(next));
      }
      if (purpose === 'link') {
        if (!viewer) return reply.redirect(loginPage(securityPath));
        return reply.redirect(afterLinking(await linkOwnIdentity(context, request, viewer.id, identity)));
      }
      const outcome = await findOrCreateAccount(context, identity);
      if ('refusal' in outcome) return reply.redirect(loginPage(next, outcome.refusal));
      const signedIn = await signIn.withFirstFactor(request, reply, outcome.user, 'issuer', {
        detail: 'external',
        pendingIdentity: outcome.pendingIdentity,
      });
      if (signedIn === 'refused') return reply.redirect(loginPage(next, 'fallo'));
      return reply.redirect(signedIn === 'opened' ? locationOf(next) : secondStepPath(next));
    } catch (err) {
      const isRefused = err instanceof AuthorizationResponseError && err.error === 'access_denied';
      if (!isRefused) log.warn({ err }, 'an external sign-in failed');
      const failure = isRefused ? 'rechazado' : 'fallo';
      if (viewer && isProof) return reply.redirect(locationOf(next));
      return reply.redirect(viewer && purpose === 'link' ? afterLinking(failure) : loginPage(next, failure));
    }
  });
}
