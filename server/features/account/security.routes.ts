import type { FastifyInstance, FastifyRequest } from 'fastify';
import { securityContract } from '#contract/account/security.contract.ts';
import type { SecurityKind } from '#contract/account/security-kinds.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { notFound, unauthorized } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { KnownBrowsers } from './known-browsers.service.ts';
import { sendLoginAlert } from './login-throttle.ts';
import { changePassword, resetPassword, sendPasswordLink } from './passwords.service.ts';

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
