import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proofContract } from '#contract/account/proof.contract.ts';
import { securityContract } from '#contract/account/security.contract.ts';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import type { ShownProof } from '../../core/session-data.ts';
import type { SignedIn } from '../../core/signed-in.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { findCredentials, hasIdentity } from './account.queries.ts';
import { changeOwnAccount, recordProof } from './credentials/change-account.service.ts';
import { revoke } from './credentials/revoke.service.ts';
import { FactorCodes } from './factors/codes.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { Passkeys } from './factors/passkeys.service.ts';
import { sendLoginAlert } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import { changePassword, resetPassword, sendPasswordLink } from './passwords.service.ts';
import { SignIn, TrustedDevices } from './sign-in.service.ts';

/** Step-up authentication, for the calls that are declared with `needsProof`. */
export function proofRoutes(app: FastifyInstance, context: Context): void {
  const { config, database, limiter, assurance, sessions } = context;
  const codes = new FactorCodes(context);
  const passkeys = new Passkeys(context);

  async function record(request: FastifyRequest, person: SignedIn, proof: ShownProof) {
    await recordProof(context, request, person, proof);
    return { message: 'Confirmado.' };
  }

  route(app, context, proofContract.getProofState, async ({ viewer, request }) => {
    const [isRecent, credentials, factors, externalLogin] = await Promise.all([
      assurance.isProved(request),
      findCredentials(database, viewer),
      findFactors(database, viewer.id),
      config.oidc ? hasIdentity(database, viewer.id) : false,
    ]);
    const hasFactor = factors.totp || factors.passkey;
    return {
      isRecent,
      password: Boolean(credentials?.password) && !hasFactor,
      ...factors,
      externalLogin: externalLogin && !hasFactor,
    };
  });

  route(app, context, proofContract.provePassword, async ({ body, viewer, request }) => {
    const { totp, passkey } = await findFactors(database, viewer.id);
    if (totp || passkey) throw invalid({ password: 'Confirma con tu código o con tu llave de acceso' });
    await limiter.countFailures([['login', sessions.limitKey(request)]], async () => {
      const credentials = await findCredentials(database, viewer);
      if (await verifyPassword(credentials?.password, body.password, `member:${viewer.id}`)) return;
      throw invalid({ password: 'La contraseña no es correcta' });
    });
    return record(request, viewer, 'password');
  });

  route(app, context, proofContract.proveCode, async ({ body, viewer, request }) => {
    await codes.redeem(request, viewer.id, body.code, { isSignedIn: true });
    return record(request, viewer, 'code');
  });

  route(app, context, proofContract.startPasskeyProof, async ({ viewer, request, reply }) => {
    await limiter.hit('passkey', [sessions.limitKey(request)]);
    return { options: { ...(await passkeys.startRequest(request, reply, 'passkey-proof', viewer)) } };
  });

  route(app, context, proofContract.provePasskey, async ({ body, viewer, request, reply }) => {
    await limiter.hit('passkey', [sessions.limitKey(request)]);
    const owner = await passkeys.identify(request, reply, 'passkey-proof', body.response);
    if (owner.id !== viewer.id) throw invalid({ response: 'Esa llave de acceso es de otra cuenta.' });
    return record(request, owner, { passkeyId: owner.passkeyId });
  });
}

const LINK_SENT =
  'Si hay una cuenta con ese correo, en unos minutos recibirás un enlace para elegir una contraseña nueva.';

export function securityRoutes(app: FastifyInstance, context: Context): void {
  const { database, jobs, limiter, sessions } = context;
  const browsers = new TrustedDevices(context);
  const signIn = new SignIn(context);
  const record = (kind: SecurityKind, account: { id: string }, { ip }: FastifyRequest) =>
    recordSecurityEvent(database, { kind, account, address: ip });

  route(app, context, securityContract.forgotPassword, async ({ body, request }) => {
    await limiter.hit('forgottenPassword', clientNetworks(request.ip));
    await jobs.enqueue(database, 'password-link', { email: body.email });
    return { message: LINK_SENT };
  });

  route(app, context, securityContract.resetPassword, async ({ body, request, reply }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    const account = await resetPassword(context, body, clientNetworks(request.ip)[0]);
    await record('password-reset-used', account, request);
    const outcome = await signIn.withFirstFactor(request, reply, account, 'password');
    return { message: 'Tu contraseña quedó cambiada.', isSignedIn: outcome === 'opened' };
  });

  route(app, context, securityContract.changePassword, async ({ body, viewer, request, reply }) => {
    const change = () => changePassword(context, viewer, request, reply, body, browsers);
    await limiter.countFailures([['login', sessions.limitKey(request)]], change);
    await record('password-changed', viewer, request);
    return { message: 'Tu contraseña quedó cambiada y las demás sesiones, cerradas.' };
  });

  route(app, context, securityContract.listSessions, async ({ viewer, request }) => {
    const own = await sessions.list(viewer.id, request);
    return own.map(({ id, isCurrent, sess }) => ({
      id,
      isCurrent,
      signedInAt: sess.signedInAt,
      lastUsedOn: sess.usedAt ?? sess.signedInAt,
      browser: sess.browser ?? null,
    }));
  });

  route(app, context, securityContract.endSession, async ({ params, viewer, request }) => {
    await changeOwnAccount(context, request, viewer.id, async (transaction) => {
      const ended = await sessions.findSid(transaction, viewer.id, params.id);
      if (!ended) throw notFound('Esa sesión ya no existe.');
      const sid = sessions.sidOf(request);
      await revoke(transaction, viewer.id, 'session ended', { sid, about: { sid: ended } });
    });
    await record('sessions-ended', viewer, request);
    return { message: 'La sesión quedó cerrada.' };
  });

  route(app, context, securityContract.endOtherSessions, async ({ viewer, request, reply }) => {
    await limiter.hit('sessionsEnd', [sessions.limitKey(request)]);
    const before = await sessions.list(viewer.id, request);
    const ended = before.filter(({ isCurrent }) => !isCurrent).length;
    await changeOwnAccount(context, request, viewer.id, async (transaction, _person, session) => {
      await revoke(transaction, viewer.id, 'other sessions ended', { sid: sessions.sidOf(request) });
      // A copy of the session, in another browser, has shown no password or factor there.
      if (browsers.isOf(request, session)) await browsers.remember(transaction, request, reply, viewer.id);
    });
    if (ended > 0) await record('sessions-ended', viewer, request);
    return { ended };
  });
}

export function securityJobs(context: Context): void {
  context.jobs.work('password-link', ({ email }) => sendPasswordLink(context, email));
  context.jobs.work('login-alert', ({ email }) => sendLoginAlert(context, email));
}
