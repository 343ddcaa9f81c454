import type { FastifyInstance } from 'fastify';
import { ownDataContract } from '#contract/account/own-data.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { recordSecurityEvent } from '../security-log/security-log.service.ts';
import { consentsRoutes } from './consents.routes.ts';
import { collectOwnData, deleteAccount } from './own-data.service.ts';

export function ownDataRoutes(app: FastifyInstance, context: Context): void {
  consentsRoutes(app, context);
  const { limiter, sessions, database } = context;

  route(app, context, ownDataContract.download, async ({ viewer, request, reply }) => {
    await limiter.hit('ownData', [`member:${viewer.id}`]);
    await recordSecurityEvent(database, { kind: 'data-exported', account: viewer, address: request.ip });
    const data = await collectOwnData(context, viewer);
    const content = JSON.stringify(data, null, 2);
    return sendFile(reply, { type: 'application/json', title: 'mis datos', extension: 'json', content });
  });

  route(app, context, ownDataContract.deleteAccount, async ({ body, viewer, request, reply }) => {
    await limiter.countFailures([['login', `member:${viewer.id}`]], () => deleteAccount(context, viewer, body));
    await recordSecurityEvent(database, { kind: 'account-deleted', account: viewer, address: request.ip });
    await sessions.end(request, reply);
    return { message: 'Tu cuenta quedó eliminada. Gracias por haber sido parte del consejo.' };
  });
}
