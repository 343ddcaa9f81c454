import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proofContract } from '#contract/account/proof.contract.ts';
import { securityContract } from '#contract/account/security.contract.ts';
import type { SecurityKind } from '#contract/account/security-kinds.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound, unauthorized } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { FactorCodes } from '../factors/codes.service.ts';
import { findFactors } from '../factors/factors.queries.ts';
import { Passkeys } from '../factors/passkeys.service.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { findCredentials, hasIdentity } from './account.queries.ts';
import { sendLoginAlert } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import { changePassword, resetPassword, sendPasswordLink } from './passwords.service.ts';
import { KnownBrowsers } from './sign-in.service.ts';

/** Step-up authentication, for the calls that are declared with `needsProof`. */
export function proofRoutes(app: FastifyInstance, context: Context): void {
  const { config, database, limiter, sessions, assurance } = context;
  const codes = new FactorCodes(context);
  const passkeys = new Passkeys(context);

  async function recordProof(request: FastifyRequest) {
    await sessions.recordProof(request);
    return { message: 'Confirmado.' };
  }

  route(app, context, proofContract.getProofState, async ({ viewer, request }) => {
    const [isRecent, credentials, factors, externalLogin] = await Promise.all([
      assurance.isProved(request),
      findCredentials(database, viewer.email),
      findFactors(database, viewer.id),
      config.oidc ? hasIdentity(database, viewer.id) : false,
    ]);
    return { isRecent, password: Boolean(credentials?.password), ...factors, externalLogin };
  });

  route(app, context, proofContract.provePassword, async ({ body, viewer, request }) => {
    await limiter.countFailures([['login', `member:${viewer.id}`]], async () => {
      const credentials = await findCredentials(database, viewer.email);
      if (await verifyPassword(credentials?.password, body.password)) return;
      throw invalid({ password: 'La contraseña no es correcta' });
    });
    return recordProof(request);
  });

  route(app, context, proofContract.proveCode, async ({ body, viewer, request }) => {
    await codes.redeem(viewer.id, body.code);
    return recordProof(request);
  });

  route(app, context, proofContract.startPasskeyProof, async ({ viewer, request, reply }) => {
    await limiter.hit('passkey', [`member:${viewer.id}`]);
    return { options: { ...(await passkeys.startLogin(request, reply, viewer.id)) } };
  });

  route(app, context, proofContract.provePasskey, async ({ body, viewer, request, reply }) => {
    await limiter.hit('passkey', [`member:${viewer.id}`]);
    const userId = await passkeys.identify(request, reply, body.response);
    if (userId !== viewer.id) throw invalid({ response: 'Esa llave de acceso es de otra cuenta.' });
    return recordProof(request);
  });
}

const LINK_SENT =
  'Si hay una cuenta con ese correo, en unos minutos recibirás un enlace para elegir una contraseña nueva.';

export function securityRoutes(app: FastifyInstance, context: Context): void {
  const { database, jobs, limiter, sessions } = context;
  const browsers = new KnownBrowsers(context);
  const record = (kind: SecurityKind, account: { id: string }, { ip }: FastifyRequest) =>
    recordSecurityEvent(database, { kind, account, address: ip });

  route(app, context, securityContract.forgotPassword, async ({ body, request }) => {
    await limiter.hit('forgottenPassword', clientNetworks(request.ip));
    await jobs.enqueue(database, 'password-link', { email: body.email });
    return { message: LINK_SENT };
  });

  route(app, context, securityContract.resetPassword, async ({ body, request }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    const id = await resetPassword(context, body);
    await record('password-reset-used', { id }, request);
    return { message: 'Tu contraseña quedó cambiada. Ya puedes iniciar sesión con ella.' };
  });

  route(app, context, securityContract.changePassword, async ({ body, viewer, request, reply }) => {
    const change = () => changePassword(context, viewer, body);
    const password = await limiter.countFailures([['login', `member:${viewer.id}`]], change);
    await record('password-changed', viewer, request);
    // Refused where another change replaced the password meanwhile, which ended all sessions.
    if (!(await sessions.start(request, reply, { id: viewer.id, password }))) throw unauthorized();
    await browsers.remember(request, reply, viewer.id);
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
    const ended = await sessions.revoke(viewer.id, { id: params.id });
    if (ended === 0) throw notFound('Esa sesión ya no existe.');
    await record('sessions-ended', viewer, request);
    return { message: 'La sesión quedó cerrada.' };
  });

  route(app, context, securityContract.endOtherSessions, async ({ viewer, request }) => {
    const ended = await sessions.revoke(viewer.id, { except: request });
    if (ended > 0) await record('sessions-ended', viewer, request);
    return { ended };
  });
}

export function securityJobs(context: Context): void {
  context.jobs.work('password-link', ({ email }) => sendPasswordLink(context, email));
  context.jobs.work('login-alert', ({ email }) => sendLoginAlert(context, email));
}
