import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountContract } from '#contract/account/account.contract.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { secondFactorRequired, wrongCredentials } from '../../core/errors.ts';
import { isCrossOrigin } from '../../core/request-checks.ts';
import { route } from '../../core/route.ts';
import { checkCredentials, describeCurrentUser, registerUser } from './account.service.ts';
import { KnownBrowsers } from './known-browsers.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SignIn } from './sign-in.service.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

/** A link, an image or a form on another site may lead here; only the portal's own link or a typed address signs out. */
function asksToLeave(request: FastifyRequest, context: Context): boolean {
  if (isCrossOrigin(request, context.config)) return false;
  // Browsers without fetch metadata say nothing else of where a link was.
  const { referer } = request.headers;
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === request.headers.host);
}

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { sessions, limiter } = context;
  const browsers = new KnownBrowsers(context);
  const throttle = new LoginThrottle(context);
  const signIn = new SignIn(context);

  route(app, context, accountContract.getCurrentUser, ({ viewer }) => describeCurrentUser(context, viewer));

  route(app, context, accountContract.login, async ({ body, request, reply }) => {
    const browser = await browsers.find(request, body.email);
    const user = await throttle.attempt({ email: body.email, address: request.ip, browser }, () =>
      checkCredentials(context, body, browser ? 'first' : 'in turn'),
    );
    const outcome = await signIn.withFirstFactor(request, reply, user);
    if (outcome === 'refused') throw wrongCredentials();
    if (outcome === 'second factor required') throw secondFactorRequired();
    return describeCurrentUser(context, user);
  });

  route(app, context, accountContract.register, async ({ body, request, reply }) => {
    await limiter.hit('register', clientNetworks(request.ip));
    const user = await registerUser(context, body);
    await signIn.open(request, reply, user);
    return describeCurrentUser(context, user);
  });

  route(app, context, accountContract.verifyEmail, async ({ body, request }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    await verifyEmail(context, body.token);
    return { message: 'Tu correo quedó confirmado.' };
  });

  route(app, context, accountContract.resendVerification, async ({ viewer }) => {
    await limiter.hit('verificationMail', [`member:${viewer.id}`]);
    await resendVerification(context, viewer.id);
    return { message: 'Te enviamos otro enlace. El anterior ya no vale.' };
  });

  route(app, context, accountContract.logout, async ({ request, reply }) => {
    if (asksToLeave(request, context)) await sessions.end(request, reply);
    return reply.redirect('/');
  });
}
