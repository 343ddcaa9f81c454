import type { FastifyInstance } from 'fastify';
import { factorsContract, passkeysContract } from '#contract/account/factors.contract.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { route } from '../../../core/route.ts';
import type { passkeys } from '../../../database/schema/factors.ts';
import { FactorCodes } from './codes.service.ts';
import { countRecoveryCodes, findTotp, listPasskeys, renamePasskey } from './factors.queries.ts';
import { Passkeys } from './passkeys.service.ts';

const presentPasskey = ({ id, name, createdAt, lastUsedAt, isBackedUp }: typeof passkeys.$inferSelect) => ({
  id,
  name,
  isBackedUp,
  createdAt,
  lastUsedAt,
});

export function passkeysRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const passkeys = new Passkeys(context);

  route(app, context, passkeysContract.startPasskey, async ({ viewer, request, reply }) => {
    await limiter.hit('factorChange', [`member:${viewer.id}`]);
    return { options: { ...(await passkeys.startRegistration(request, reply, viewer)) } };
  });

  route(app, context, passkeysContract.addPasskey, async ({ body, viewer, request, reply }) => {
    const { row, recoveryCodes } = await passkeys.add(request, reply, viewer, body);
    return { passkey: presentPasskey(row), recoveryCodes };
  });

  route(app, context, passkeysContract.renamePasskey, async ({ params, body, viewer }) => {
    const renamed = await renamePasskey(database, viewer.id, params.id, body.name);
    if (!renamed) throw notFound('Esa llave de acceso ya no existe.');
    return presentPasskey(renamed);
  });

  route(app, context, passkeysContract.removePasskey, async ({ params, viewer, request }) => {
    await passkeys.remove(request, viewer.id, params.id);
    return { message: 'La llave de acceso ya no abre tu cuenta.' };
  });
}

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
      totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt } : null,
      passkeys: passkeys.map(presentPasskey),
      recoveryCodesLeft,
    };
  });

  route(app, context, factorsContract.startTotp, async ({ viewer, request }) => {
    await limiter.hit('factorChange', [`member:${viewer.id}`]);
    return codes.startTotp(request, viewer);
  });

  route(app, context, factorsContract.confirmTotp, async ({ body, viewer, request, reply }) => {
    const recoveryCodes = await codes.confirmTotp(request, reply, viewer.id, body.code);
    return { recoveryCodes };
  });

  route(app, context, factorsContract.removeTotp, async ({ viewer, request }) => {
    await codes.removeTotp(request, viewer.id);
    return { message: 'Ya no se te pide un código de la aplicación.' };
  });

  route(app, context, factorsContract.renewRecoveryCodes, async ({ viewer, request }) => {
    await limiter.hit('factorChange', [`member:${viewer.id}`]);
    return { recoveryCodes: await codes.renewRecoveryCodes(request, viewer.id) };
  });
}
