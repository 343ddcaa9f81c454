import type { Queryable } from './database.ts';

interface Preparable {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<unknown> };
}
type Prepared<Query extends Preparable> = ReturnType<Query['prepare']>;

const preparedOf = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * Lazy, once for each pool or transaction: building a query's text takes as long as answering it. A name stands for one
 * text, whatever the values; the code chooses names, never a client, because every connection keeps its prepared
 * statements for life.
 */
export function prepared<Connection extends Queryable, Query extends Preparable>(
  database: Connection,
  name: string,
  build: (database: Connection) => Query,
): Prepared<Query> {
  const known = preparedOf.get(database) ?? new Map<string, unknown>();
  preparedOf.set(database, known);
  const query = (known.get(name) ?? build(database).prepare(name)) as Prepared<Query>;
  known.set(name, query);
  return query;
}

/** A query with placeholders that every caller runs on its own pool or transaction. */
export function statement<Query extends Preparable>(name: string, build: (database: Queryable) => Query) {
  return (database: Queryable, values: Record<string, unknown> = {}) =>
    prepared(database, name, build).execute(values) as ReturnType<Prepared<Query>['execute']>;
}
