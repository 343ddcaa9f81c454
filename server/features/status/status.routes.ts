import type { FastifyInstance } from 'fastify';
import { adminStatusContract } from '#contract/status/status.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { releaseMail } from '../jobs/mail-hold.service.ts';
import { switchMaintenance } from './maintenance.service.ts';
import { readStatus } from './status.service.ts';

export function statusRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminStatusContract.getStatus, () => readStatus(context));

  route(app, context, adminStatusContract.releaseMail, async ({ viewer }) => {
    const waiting = await releaseMail(context, viewer);
    if (waiting === undefined) throw conflict('Los envíos no están retenidos: alguien los reanudó ya.');
    return { waiting };
  });

  route(app, context, adminStatusContract.switchMaintenance, async ({ body: { isOn, reason }, viewer }) => {
    await switchMaintenance(context, viewer, { on: isOn, reason: isOn ? reason : undefined });
    // The database notifies the other processes.
    await context.maintenance.load();
    return { isOn };
  });
}
