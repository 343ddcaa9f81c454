import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NAMING, type Queryable } from './database.ts';

interface Preparable {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<unknown> };
}
type Execute<Query extends Preparable> = ReturnType<ReturnType<Query['prepare']>['execute']>;

/** Without a connection: a statement gets one when it runs. */
const unconnected = drizzle.mock(NAMING);

/**
 * Built once, with placeholders, for the pool and any transaction; each connection prepares it under its name.
 * Drizzle's own prepared queries belong to the pool, and building one anew for each transaction takes as long as
 * answering it.
 */
export function statement<Query extends Preparable>(name: string, build: (database: NodePgDatabase) => Query) {
  let prepared: ReturnType<Query['prepare']> | undefined;
  return (database: Queryable, values: Record<string, unknown> = {}): Execute<Query> => {
    prepared ??= build(unconnected).prepare(name) as ReturnType<Query['prepare']>;
    const { session } = (database as unknown as { _: { session: { client: unknown } } })._;
    const bound: typeof prepared = Object.assign(Object.create(Object.getPrototypeOf(prepared)), prepared, {
      client: session.client,
    });
    return bound.execute(values) as Execute<Query>;
  };
}
