import type { FastifyInstance } from 'fastify';
import { demoMailContract, demoMailLimits } from '#contract/demo-mail/demo-mail.contract.ts';
import type { Context } from '../../core/context.ts';
import { requireDemoAccess } from '../../core/demo-access.ts';
import { notFound } from '../../core/errors.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { allowMailFrame } from '../../core/security-headers.ts';
import { findDemoMail, listDemoMails } from './demo-mail.service.ts';

/** 404 unless in demo mode without a mail server. */
export function demoMailRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context;

  route(app, context, demoMailContract.listDemoMails, async ({ query: { page, to }, request }) => {
    if (!hasDemoMailbox(config)) throw notFound();
    requireDemoAccess(config, request);
    const { mails, total } = await listDemoMails(config, page, to);
    return { mails, ...presentPage(total, { page, limit: demoMailLimits.pageSize }) };
  });

  route(app, context, demoMailContract.showDemoMail, async ({ params, request, reply }) => {
    if (!hasDemoMailbox(config)) throw notFound();
    requireDemoAccess(config, request);
    const html = await findDemoMail(config, params.id);
    if (html === undefined) throw notFound();
    allowMailFrame(reply);
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
