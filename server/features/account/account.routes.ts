import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountContract } from '#contract/account/account.contract.ts';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { isOwnNavigation } from '../../core/csrf-protection.ts';
import { HttpError, secondFactorRequired, wrongCredentials } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { checkCredentials, describeCurrentUser, registerUser } from './account.service.ts';
import { resendEmailChange, undoChange, withdrawEmailChange } from './email-change.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SignIn, TrustedDevices } from './sign-in.service.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

const networkOf = ({ ip }: FastifyRequest) => clientNetworks(ip)[0];

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { database, sessions, limiter } = context;
  const browsers = new TrustedDevices(context);
  const throttle = new LoginThrottle(context);
  const signIn = new SignIn(context);
  const record = (kind: SecurityKind, account: { id: string } | { email: string }, { ip }: FastifyRequest) =>
    recordSecurityEvent(database, { kind, account, address: ip });

  route(app, context, accountContract.getCurrentUser, async ({ viewer, request }) => {
    const role = request.withheldRole ?? viewer.role;
    return describeCurrentUser(context, database, { ...viewer, role }, request);
  });

  route(app, context, accountContract.login, async ({ body, request, reply }) => {
    const browser = await browsers.find(request, body.email);
    const user = await throttle.attempt({ email: body.email, address: request.ip, browser }, () =>
      checkCredentials(context, body, browser ?? networkOf(request)).catch(async (error) => {
        if (error instanceof HttpError && error.status < 500) await record('sign-in-failed', body, request);
        throw error;
      }),
    );
    const outcome = await signIn.withFirstFactor(request, reply, user, 'password');
    if (outcome === 'refused') throw wrongCredentials();
    if (outcome === 'second factor required') throw secondFactorRequired();
    return describeCurrentUser(context, database, user, request);
  });

  route(app, context, accountContract.register, async ({ body, request, reply }) => {
    await limiter.hit('register', clientNetworks(request.ip));
    const user = await registerUser(context, body, networkOf(request));
    await signIn.open(request, reply, user, 'password', { kind: 'registration' });
    return describeCurrentUser(context, database, user, request);
  });

  route(app, context, accountContract.verifyEmail, async ({ body, request, viewer }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    const outcome = await verifyEmail(context, body.token, viewer, request);
    return { message: 'Tu correo quedó confirmado.', ...outcome };
  });

  route(app, context, accountContract.resendVerification, async ({ viewer }) => {
    await limiter.hit('verificationMail', [`member:${viewer.id}`]);
    await resendVerification(context, viewer.id);
    return { message: 'Te enviamos otro enlace. El anterior ya no sirve.' };
  });

  route(app, context, accountContract.resendEmailChange, async ({ viewer, request }) => {
    await limiter.hit('verificationMail', [`member:${viewer.id}`]);
    await resendEmailChange(context, viewer.id, request);
    return { message: 'Enviamos otro enlace al correo nuevo. El anterior ya no sirve.' };
  });

  route(app, context, accountContract.withdrawEmailChange, async ({ viewer, request }) => {
    await withdrawEmailChange(context, viewer.id, request);
    return { message: 'El cambio de correo quedó retirado.' };
  });

  route(app, context, accountContract.undoEmailChange, async ({ body, request }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    const { isSuspended } = await undoChange(context, body.token);
    const next = isSuspended
      ? 'La oficina tiene suspendida tu cuenta: cuando la reactive, elige una contraseña nueva con «¿Olvidaste tu contraseña?».'
      : 'Te enviamos a este correo un enlace para elegir una contraseña nueva: hasta entonces nadie entra.';
    const message = `Deshicimos los cambios de tu cuenta y cerramos todas las sesiones. ${next}`;
    return { message, passwordToken: null, isClaim: false };
  });

  route(app, context, accountContract.logout, async ({ viewer, request, reply }) => {
    if (isOwnNavigation(request, context.config)) {
      await sessions.end(request, reply);
      if (viewer) await record('sign-out', viewer, request);
      // Not the cache, which holds nothing of theirs and takes long to clear.
      reply.header('clear-site-data', '"storage"');
    }
    return reply.redirect('/');
  });
}
