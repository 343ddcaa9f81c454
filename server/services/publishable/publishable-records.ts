import { asc, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Context } from '../../core/context.ts';
import type { HttpError } from '../../core/errors.ts';
import { checkVersion } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import type { RecordQueries } from '../../database/records.ts';
import { type Actor, writeAuditLog } from '../audit/audit.service.ts';
import { requireImage } from '../media/media.service.ts';

type RecordType = 'news' | 'project' | 'content' | 'issue';
type Verb<Type extends RecordType> = AuditAction extends infer Action
  ? Action extends `${Type}.${infer Name}`
    ? Name
    : never
  : never;

interface Kind<Type extends RecordType, Row, Shown, Values> {
  type: Type;
  queries: RecordQueries<Row, Values>;
  /** In the audit log. */
  label: (row: Row) => string;
  present: (row: Row, database: Queryable) => Shown | Promise<Shown>;
  notFound: () => HttpError;
  /** Refuses what refers to nothing; by default a picture that is not there. */
  checkValues?: (transaction: Queryable, values: Partial<Values>) => Promise<void>;
  checkChange?: (row: Row) => void;
  checkRemoval?: (row: Row) => void;
}

export interface Decision {
  id: string;
  /** Absent: whatever the record is now. */
  version?: number | undefined;
}

export interface Change<Row, Shown> {
  row: Row;
  current: Shown;
  transaction: Queryable;
}

type ValuesFor<Row, Shown, Values> = (
  change: Change<Row, Shown>,
) => Partial<Values> | null | Promise<Partial<Values> | null>;

const checkImage = (transaction: Queryable, values: { imageId?: string | null }) =>
  requireImage(transaction, values.imageId);

/** What the office writes, keeps as a draft and publishes. Each change locks the record and is written to the audit log. */
export function publishableRecords<
  Type extends RecordType,
  Row extends { id: string },
  Shown extends { version: number },
  Values,
>({ database }: Pick<Context, 'database'>, kind: Kind<Type, Row, Shown, Values>) {
  const { type, queries, label, present, notFound, checkValues = checkImage } = kind;

  async function find(queryable: Queryable, id: string): Promise<Row> {
    const row = await queries.find(queryable, id);
    if (!row) throw notFound();
    return row;
  }

  async function lock(transaction: Queryable, id: string): Promise<Row> {
    const row = await queries.lock(transaction, id);
    if (!row) throw notFound();
    return row;
  }

  async function log(transaction: Queryable, actor: Actor, verb: Verb<Type>, row: Row, details?: object) {
    const action = `${type}.${verb}` as AuditAction;
    await writeAuditLog(transaction, actor, {
      action,
      target: { type, id: row.id, label: label(row) },
      ...(details && { details: { ...details } }),
    });
  }

  return {
    find,
    lock,
    log,
    get: async (id: string, queryable: Queryable = database): Promise<Shown> =>
      present(await find(queryable, id), queryable),

    create: (viewer: Viewer, values: Values, check = checkValues): Promise<Shown> =>
      database.transaction(async (transaction) => {
        await check(transaction, values as Partial<Values>);
        const row = await find(transaction, await queries.insert(transaction, values));
        await log(transaction, viewer, 'create' as Verb<Type>, row);
        return present(row, transaction);
      }),

    /** Nothing is written if `valuesFor` returns null. */
    change: (
      viewer: Viewer,
      verb: Verb<Type>,
      { id, version }: Decision,
      valuesFor: ValuesFor<Row, Shown, Values>,
    ): Promise<Shown> =>
      database.transaction(async (transaction) => {
        const row = await lock(transaction, id);
        kind.checkChange?.(row);
        const current = await present(row, transaction);
        checkVersion(version, current);
        const values = await valuesFor({ row, current, transaction });
        if (!values) return current;
        await checkValues(transaction, values);
        await queries.update(transaction, id, values);
        const changed = await find(transaction, id);
        await log(transaction, viewer, verb, changed);
        return present(changed, transaction);
      }),

    remove: (viewer: Viewer, id: string): Promise<{ id: string }> =>
      database.transaction(async (transaction) => {
        const row = await lock(transaction, id);
        (kind.checkRemoval ?? kind.checkChange)?.(row);
        await queries.remove(transaction, id);
        await log(transaction, viewer, 'delete' as Verb<Type>, row);
        return { id };
      }),
  };
}

const BATCH_SIZE = 100;

interface Scheduled<Row> {
  table: PgTable & { id: PgColumn; publishAt: PgColumn };
  queries: Pick<RecordQueries<Row, never>, 'lock'>;
  publish: (transaction: Queryable, row: Row) => Promise<void>;
}

/** A transaction each: one that fails holds back no other, and fails the job once all were tried. */
export async function publishDue<Row extends { publishAt: Date | null }>(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { table, queries, publish }: Scheduled<Row>,
): Promise<number> {
  const due = await database
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(lte(table.publishAt, now()))
    .orderBy(asc(table.publishAt))
    .limit(BATCH_SIZE);
  let published = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    const publication = database.transaction(async (transaction) => {
      const row = await queries.lock(transaction, id);
      // Published, cancelled or deleted in the meantime.
      if (!row?.publishAt || row.publishAt > now()) return;
      await publish(transaction, row);
      published += 1;
    });
    await publication.catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all that is due was published');
  return published;
}
