import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { requestContext } from './telemetry.ts';

const MAX_QUERY_LENGTH = 500;

/** Without values: the name of a prepared statement, or the query's text. */
function describeQuery([first]: unknown[]): string {
  if (typeof first === 'string') return first.slice(0, MAX_QUERY_LENGTH);
  const { name, text } = (first ?? {}) as { name?: string; text?: string };
  return (name ?? text ?? '').slice(0, MAX_QUERY_LENGTH);
}

type Query = (...parameters: unknown[]) => unknown;

/** Supports callbacks and promises; streams keep their own time. */
function timeQueries(client: pg.PoolClient, log: Logger, slowMs: number): void {
  const query = client.query.bind(client) as Query;
  const timed: Query = (...parameters) => {
    const context = requestContext.getStore();
    const startedAt = performance.now();
    const end = () => {
      const ms = performance.now() - startedAt;
      if (context) context.databaseMs += ms;
      if (ms >= slowMs)
        log.warn({ ms: Math.round(ms), query: describeQuery(parameters), reqId: context?.id }, 'slow query');
    };
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      const called = (...results: unknown[]) => {
        end();
        callback(...results);
      };
      return query(...parameters.slice(0, -1), called);
    }
    const result = query(...parameters);
    if (result instanceof Promise) result.then(end, end);
    return result;
  };
  client.query = timed as typeof client.query;
}

/** Adds query time to the request's trace and logs slow queries by name. */
export function observeQueries(database: Database, log: Logger, slowMs: number): void {
  for (const { $client } of [database, database.forAccounts]) {
    $client.on('connect', (client) => timeQueries(client, log, slowMs));
  }
}
