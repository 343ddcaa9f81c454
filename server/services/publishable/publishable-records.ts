import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Context } from '../../core/context.ts';
import type { HttpError } from '../../core/errors.ts';
import { checkVersion } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import type { RecordQueries } from '../../database/records.ts';
import { type Actor, writeAuditLog } from '../audit/audit.service.ts';
import { requireImage } from '../media/media.service.ts';

type RecordType = 'news' | 'project';
type Verb<Type extends RecordType> = AuditAction extends infer Action
  ? Action extends `${Type}.${infer Name}`
    ? Name
    : never
  : never;

interface Shown {
  id: string;
  title: string;
  version: number;
}

interface Publishable<Type extends RecordType, Row, Record, Values> {
  type: Type;
  queries: RecordQueries<Row, Values>;
  present: (row: Row) => Record;
  notFound: () => HttpError;
}

interface Decision {
  id: string;
  /** Absent: whatever the record is now. */
  version?: number | undefined;
  imageId?: string | null | undefined;
}

/** What the office writes, keeps as a draft and publishes. Each change locks the record and is written to the audit log. */
export function publishableRecords<Type extends RecordType, Row, Record extends Shown, Values>(
  { database }: Pick<Context, 'database'>,
  { type, queries, present, notFound }: Publishable<Type, Row, Record, Values>,
) {
  async function get(id: string, queryable: Queryable = database): Promise<Record> {
    const row = await queries.find(queryable, id);
    if (!row) throw notFound();
    return present(row);
  }

  async function lock(transaction: Queryable, id: string): Promise<Record> {
    const row = await queries.lock(transaction, id);
    if (!row) throw notFound();
    return present(row);
  }

  async function log(transaction: Queryable, actor: Actor, verb: Verb<Type>, { id, title }: Shown) {
    const action = `${type}.${verb}` as AuditAction;
    await writeAuditLog(transaction, actor, { action, target: { type, id, label: title } });
  }

  return {
    get,
    log,

    create: (viewer: Viewer, values: Values & { imageId?: string | null }): Promise<Record> =>
      database.transaction(async (transaction) => {
        await requireImage(transaction, values.imageId);
        const record = await get(await queries.insert(transaction, values), transaction);
        await log(transaction, viewer, 'create' as Verb<Type>, record);
        return record;
      }),

    /** Nothing is written if `valuesFor` returns null. */
    change: (
      viewer: Viewer,
      verb: Verb<Type>,
      { id, version, imageId }: Decision,
      valuesFor: (current: Record) => Partial<Values> | null,
    ): Promise<Record> =>
      database.transaction(async (transaction) => {
        await requireImage(transaction, imageId);
        const current = await lock(transaction, id);
        checkVersion(version, current);
        const values = valuesFor(current);
        if (!values) return current;
        await queries.update(transaction, id, values);
        const changed = await get(id, transaction);
        await log(transaction, viewer, verb, changed);
        return changed;
      }),

    remove: (viewer: Viewer, id: string): Promise<{ id: string }> =>
      database.transaction(async (transaction) => {
        const record = await lock(transaction, id);
        await queries.remove(transaction, id);
        await log(transaction, viewer, 'delete' as Verb<Type>, record);
        return { id };
      }),
  };
}
