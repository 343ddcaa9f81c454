import type { FastifyInstance } from 'fastify';
import { contactContract } from '#contract/contact/contact.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { sendContactMessage } from './contact.service.ts';
import { readDepartments } from './departments.service.ts';

export function contactRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, contactContract.listDepartments, () => readDepartments(context.database));

  route(app, context, contactContract.sendContactMessage, async ({ body, viewer }) => {
    await context.limiter.hit('contact', [`member:${viewer.id}`]);
    return sendContactMessage(context, viewer, body);
  });
}
