import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { consentsContract, type OwnConsent, ownDataContract } from '#contract/own-data/own-data.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile } from '../../core/download.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { lockActor } from '../../core/lock-actor.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { recordConsent } from '../../services/legal/consents.service.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { deactivateSubscriber } from '../newsletter/subscribers.queries.ts';
import {
  type ConsentRow,
  deleteContactMessage,
  findConsent,
  listConsents,
  withdrawConsent,
} from './consents.queries.ts';
import { deleteAccount } from './own-data.service.ts';
import { writeOwnData } from './own-data-file.service.ts';

const presentConsent = ({ createdAt, withdrawnAt, ...row }: ConsentRow): OwnConsent => ({
  ...row,
  createdAt: createdAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

const missing = () => notFound('Ese consentimiento no existe.');

function consentsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

  route(app, context, consentsContract.listConsents, async ({ viewer, query: { page, limit } }) => {
    const { rows, total } = await listConsents(database, viewer, limit, (page - 1) * limit);
    return { consents: rows.map(presentConsent), ...presentPage(total, { page, limit }) };
  });

  route(app, context, consentsContract.giveConsent, async ({ viewer, request }) => {
    await limiter.hit('profileChange', [`member:${viewer.id}`]);
    await database.transaction(async (transaction) => {
      // Serializes concurrent requests: the second finds the consent recorded.
      await lockActor(context, transaction, request);
      await recordConsent(transaction, { purpose: 'registration', userId: viewer.id }, true);
    });
    return { message: 'Gracias. Guardamos tu consentimiento.' };
  });

  // Also ends the subscription or deletes the contact message that it covered.
  route(app, context, consentsContract.withdrawConsent, async ({ viewer, params, request }) =>
    database.transaction(async (transaction) => {
      await lockActor(context, transaction, request);
      const found = await findConsent(transaction, viewer, params.id);
      if (!found) throw missing();
      if (!found.given) throw conflict('Ese consentimiento no se dio, así que no hay nada que retirar.');
      const held = await withdrawConsent(transaction, params.id, now());
      if (held?.subscriberId) await deactivateSubscriber(transaction, held.subscriberId);
      if (held?.contactMessageId) await deleteContactMessage(transaction, held.contactMessageId);
      const withdrawn = await findConsent(transaction, viewer, params.id);
      if (!withdrawn) throw missing();
      return presentConsent(withdrawn);
    }),
  );
}

export function ownDataRoutes(app: FastifyInstance, context: Context): void {
  consentsRoutes(app, context);
  const { limiter, sessions, database } = context;

  route(app, context, ownDataContract.download, async ({ viewer, request, reply }) => {
    await limiter.hit('ownData', [`member:${viewer.id}`]);
    await recordSecurityEvent(database, { kind: 'data-exported', account: viewer, address: request.ip });
    const content = Readable.from(writeOwnData(context, viewer));
    return sendFile(reply, { type: 'application/json', title: 'mis datos', extension: 'json', content });
  });

  route(app, context, ownDataContract.deleteAccount, async ({ body, viewer, request, reply }) => {
    await limiter.countFailures([['login', sessions.limitKey(request)]], () =>
      deleteAccount(context, viewer, request, body),
    );
    await recordSecurityEvent(database, { kind: 'account-deleted', account: viewer, address: request.ip });
    await sessions.end(request, reply);
    return { message: 'Tu cuenta quedó eliminada. Gracias por haber sido parte de esta comunidad.' };
  });
}
