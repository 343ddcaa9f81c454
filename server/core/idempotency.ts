import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/core.ts';
import { HttpError } from './errors.ts';
import { FairQueue } from './fair-queue.ts';

const KEY_FORMAT = /^[\x21-\x7e]{8,64}$/;
/** As long as a browser may keep an unanswered submission. */
const RETENTION_DAYS = 7;
/** Longer than any request takes: the claiming process has died. */
const ABANDONED_SECONDS = 60;

const malformedKey = () =>
  new HttpError(400, 'invalid', 'El encabezado Idempotency-Key debe tener de 8 a 64 caracteres visibles.');
const reusedKey = () =>
  new HttpError(422, 'idempotency_key_reused', 'Esa Idempotency-Key ya se usó para otra solicitud.');
const requestInProgress = () =>
  new HttpError(409, 'in_progress', 'Esta misma solicitud se está atendiendo. Inténtalo de nuevo en un momento.', {
    retryAfterSeconds: 1,
  });

/** Of one key after the other; waiting longer ends in a 503, so that a hanging database does not pile up requests. */
const turns = new FairQueue({ maxPerClient: 1, maxWaitMs: 8_000 });

/** Of two requests with the same key, one runs and both get its response, also across processes. */
export async function runIdempotent<T>(
  database: Database,
  request: FastifyRequest,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return work();
  if (typeof key !== 'string' || !KEY_FORMAT.test(key)) throw malformedKey();
  const { method, url, body } = request;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex');
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  return turns.run(`${userId} ${key}`, async () => {
    const isMine = await claim(database, { userId, key, requestHash });
    if (!isMine) {
      const [first] = await database.select().from(idempotencyKeys).where(own);
      if (first && first.requestHash !== requestHash) throw reusedKey();
      if (!first?.answer) throw requestInProgress();
      return first.answer as T;
    }
    const response = await work().catch(async (error) => {
      // A failed request may be retried with the same key.
      await database.delete(idempotencyKeys).where(own);
      throw error;
    });
    await database.update(idempotencyKeys).set({ answer: response }).where(own);
    return response;
  });
}

async function claim(database: Database, values: { userId: string; key: string; requestHash: string }) {
  const rows = await database
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.answer),
        eq(idempotencyKeys.requestHash, values.requestHash),
        lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${ABANDONED_SECONDS})`),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

export async function pruneIdempotencyKeys(database: Database): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
}
