import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { Challenges } from '../factors/challenges.service.ts';
import { FactorCodes } from '../factors/codes.service.ts';
import { findFactors } from '../factors/factors.queries.ts';
import { Passkeys } from '../factors/passkeys.service.ts';
import { getUser } from './account.queries.ts';
import { describeCurrentUser, refuseSuspended } from './account.service.ts';
import { SignIn } from './sign-in.service.ts';

const loginExpired = () =>
  new HttpError(401, 'login_expired', 'Pasó demasiado tiempo. Vuelve a escribir tu email y tu contraseña.');

/** The second half of signing in, and the passkey that is both halves. */
export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const challenges = new Challenges(context);
  const codes = new FactorCodes(context);
  const passkeys = new Passkeys(context);
  const signIn = new SignIn(context);

  /** Whose password was right in this browser a moment ago. */
  async function waitingPerson(request: FastifyRequest): Promise<string> {
    const waiting = await challenges.find(request, 'second-factor');
    if (!waiting?.userId) throw loginExpired();
    return waiting.userId;
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    isStillWanted: () => Promise<boolean>,
  ) {
    // Read before it is asked whether it still counts: a password that is replaced from here on refuses the session.
    const user = await getUser(database, userId);
    refuseSuspended(user);
    if (!(await isStillWanted()) || (await signIn.open(request, reply, user)) !== 'opened') throw loginExpired();
    return describeCurrentUser(context, database, user);
  }

  route(app, context, secondFactorContract.getSecondFactors, async ({ request }) =>
    findFactors(database, await waitingPerson(request)),
  );

  route(app, context, secondFactorContract.sendCode, async ({ body, request, reply }) => {
    const userId = await waitingPerson(request);
    await codes.redeem(userId, body.code);
    return finish(request, reply, userId, async () => {
      const taken = await challenges.consume(request, reply, 'second-factor');
      return taken?.userId === userId;
    });
  });

  route(app, context, secondFactorContract.startPasskeyLogin, async ({ request, reply }) => {
    await limiter.hit('passkey', clientNetworks(request.ip));
    const waiting = await challenges.find(request, 'second-factor');
    return { options: { ...(await passkeys.startLogin(request, reply, waiting?.userId ?? undefined)) } };
  });

  route(app, context, secondFactorContract.passkeyLogin, async ({ body, request, reply }) => {
    await limiter.hit('passkey', clientNetworks(request.ip));
    const userId = await passkeys.identify(request, reply, body.response);
    // A passkey is enough by itself: it was the device, and the person in front of it.
    return finish(request, reply, userId, async () => {
      await challenges.consume(request, reply, 'second-factor');
      return true;
    });
  });
}
