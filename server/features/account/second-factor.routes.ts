import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import type { ShownProof } from '../../core/session-data.ts';
import type { SignedIn } from '../../core/signed-in.ts';
import { getUser } from './account.queries.ts';
import { describeCurrentUser, refuseClosed } from './account.service.ts';
import { linkPendingIdentity } from './external-login/external-login.service.ts';
import { Challenges } from './factors/challenges.service.ts';
import { FactorCodes } from './factors/codes.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { Passkeys } from './factors/passkeys.service.ts';
import { SignIn } from './sign-in.service.ts';

const loginExpired = () =>
  new HttpError(401, 'login_expired', 'Pasó demasiado tiempo. Vuelve a escribir tu correo y tu contraseña.');

export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const challenges = new Challenges(context);
  const codes = new FactorCodes(context);
  const passkeys = new Passkeys(context);
  const signIn = new SignIn(context);

  /** The person who passed the first factor in this browser. */
  async function waitingPerson(request: FastifyRequest): Promise<SignedIn> {
    const waiting = await challenges.findPerson(request, 'second-factor');
    if (!waiting) throw loginExpired();
    return waiting;
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, person: SignedIn, proof: ShownProof) {
    const user = await getUser(database, person.id);
    refuseClosed(user);
    const begun = await challenges.consume(request, reply, 'second-factor');
    const isRepeated = proof === 'code' && begun?.userId !== person.id;
    if (isRepeated) throw loginExpired();
    const identity = begun?.userId === person.id ? begun.pendingIdentity : undefined;
    const owner = identity ? await linkPendingIdentity(context, person, identity) : person;
    if ((await signIn.open(request, reply, owner, proof)) !== 'opened') throw loginExpired();
    return describeCurrentUser(context, database, user, request);
  }

  route(app, context, secondFactorContract.getSecondFactors, async ({ request }) =>
    findFactors(database, (await waitingPerson(request)).id),
  );

  route(app, context, secondFactorContract.sendCode, async ({ body, request, reply }) => {
    const person = await waitingPerson(request);
    await codes.redeem(request, person.id, body.code, { isSignedIn: false });
    return finish(request, reply, person, 'code');
  });

  route(app, context, secondFactorContract.startPasskeyLogin, async ({ request, reply }) => {
    await limiter.hit('passkey', clientNetworks(request.ip));
    const waiting = await challenges.findPerson(request, 'second-factor');
    return { options: { ...(await passkeys.startRequest(request, reply, 'passkey-sign-in', waiting)) } };
  });

  route(app, context, secondFactorContract.passkeyLogin, async ({ body, request, reply }) => {
    await limiter.hit('passkey', clientNetworks(request.ip));
    // A passkey is two factors in one: the device, and the verification of the person.
    const { passkeyId, ...owner } = await passkeys.identify(request, reply, 'passkey-sign-in', body.response);
    return finish(request, reply, owner, { passkeyId });
  });
}
