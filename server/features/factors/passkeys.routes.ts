import type { FastifyInstance } from 'fastify';
import { passkeysContract } from '#contract/account/factors.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { presentPasskey } from './factors.presenter.ts';
import { renamePasskey } from './factors.queries.ts';
import { Passkeys } from './passkeys.service.ts';

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

  route(app, context, passkeysContract.removePasskey, async ({ params, viewer }) => {
    await passkeys.remove(viewer.id, params.id);
    return { message: 'La llave de acceso ya no abre tu cuenta.' };
  });
}
