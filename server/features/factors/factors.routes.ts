import type { FastifyInstance } from 'fastify';
import { factorsContract } from '#contract/account/factors.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { FactorCodes } from './codes.service.ts';
import { presentPasskey } from './factors.presenter.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './factors.queries.ts';

export function factorsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const codes = new FactorCodes(context);

  route(app, context, factorsContract.listFactors, async ({ viewer }) => {
    const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
      findTotp(database, viewer.id),
      listPasskeys(database, viewer.id),
      countRecoveryCodes(database, viewer.id),
    ]);
    return {
      totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt.toISOString() } : null,
      passkeys: passkeys.map(presentPasskey),
      recoveryCodesLeft,
    };
  });

  route(app, context, factorsContract.startTotp, async ({ viewer }) => {
    await limiter.hit('factorChange', [`member:${viewer.id}`]);
    return codes.startTotp(viewer);
  });

  route(app, context, factorsContract.confirmTotp, async ({ body, viewer }) => ({
    recoveryCodes: await codes.confirmTotp(viewer.id, body.code),
  }));

  route(app, context, factorsContract.removeTotp, async ({ viewer }) => {
    await codes.removeTotp(viewer.id);
    return { message: 'Ya no se te pide un código de la aplicación.' };
  });

  route(app, context, factorsContract.renewRecoveryCodes, async ({ viewer }) => {
    await limiter.hit('factorChange', [`member:${viewer.id}`]);
    return { recoveryCodes: await codes.renewRecoveryCodes(viewer.id) };
  });
}
