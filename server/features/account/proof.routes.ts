import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proofContract } from '#contract/account/proof.contract.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { FactorCodes } from '../factors/codes.service.ts';
import { findFactors } from '../factors/factors.queries.ts';
import { Passkeys } from '../factors/passkeys.service.ts';
import { findCredentials, hasIdentity } from './account.queries.ts';
import { verifyPassword } from './password.ts';

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
