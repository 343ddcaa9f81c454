import { eq, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Queryable } from './database.ts';

type VersionedTable = PgTable & { id: PgColumn; version: PgColumn };

export interface PageRequest {
  where: SQL | undefined;
  orderBy: SQL[];
  page: number;
  limit: number;
}

/** For statements that return a row or fail. */
export function single<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement that always returns a row returned none');
  return row;
}

/** Reads and writes of whole rows of a table with optimistic locking. */
export function recordQueries<Table extends VersionedTable, Columns extends SelectedFields>(
  table: Table,
  columns: Columns,
) {
  type Row = SelectResultFields<Columns>;
  type Values = InferInsertModel<Table>;

  const byId = (id: string) => eq(table.id, id);
  const select = (database: Queryable, where: SQL | undefined) =>
    database
      .select(columns as SelectedFields)
      .from(table as PgTable)
      .where(where);

  return {
    async find(database: Queryable, id: string): Promise<Row | undefined> {
      return (await select(database, byId(id)))[0] as Row | undefined;
    },
    async lock(database: Queryable, id: string): Promise<Row | undefined> {
      return (await select(database, byId(id)).for('no key update'))[0] as Row | undefined;
    },
    async listPage(database: Queryable, { where, orderBy, page, limit }: PageRequest) {
      const listed = select(database, where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset((page - 1) * limit);
      const [rows, total] = await Promise.all([listed, database.$count(table as PgTable, where)]);
      return { rows: rows as Row[], total };
    },
    async insert(database: Queryable, values: Values): Promise<string> {
      const rows = await database
        .insert(table as PgTable)
        .values(values)
        .returning({ id: table.id });
      return single(rows).id as string;
    },
    async update(database: Queryable, id: string, values: Partial<Values>): Promise<void> {
      await database
        .update(table as PgTable)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(byId(id));
    },
    async remove(database: Queryable, id: string): Promise<boolean> {
      return (await database.delete(table).where(byId(id)).returning({ id: table.id })).length > 0;
    },
  };
}

export type RecordQueries<Row, Values> = {
  find(database: Queryable, id: string): Promise<Row | undefined>;
  lock(database: Queryable, id: string): Promise<Row | undefined>;
  insert(database: Queryable, values: Values): Promise<string>;
  update(database: Queryable, id: string, values: Partial<Values>): Promise<void>;
  remove(database: Queryable, id: string): Promise<boolean>;
};

/** How many rows hold each condition, in one scan. */
export async function countEach<Key extends string>(
  database: Queryable,
  table: PgTable,
  conditions: Record<Key, SQL | undefined>,
): Promise<Record<Key, number>> {
  const counts = Object.entries<SQL | undefined>(conditions).map(([key, condition]) => [
    key,
    sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`,
  ]);
  return single(await database.select(Object.fromEntries(counts)).from(table)) as Record<Key, number>;
}
