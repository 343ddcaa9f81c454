import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createClient, type DatabaseConnection } from './connection.ts';

/** Operator error: its message is a finished Spanish sentence. */
export class PoolerError extends Error {}

const PROTOCOL_VIOLATION = '08P01';
/** Repeated: a pooler may by chance give each client the connection that it had before. */
const ROUNDS = 12;
const MARK = 'portal.pooler_probe';

async function withClients<T>(
  connection: DatabaseConnection,
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  const clients = [1, 2].map(() => createClient({ ...connection, connectionTimeoutMillis: 5_000 }));
  for (const client of clients) client.on('error', () => {});
  const [one, other] = clients as [pg.Client, pg.Client];
  try {
    for (const client of clients) await client.connect();
    return await work(one, other);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** Detects two clients on one connection of the server: what one sets, the other sees or the first loses. */
async function sharesSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const mark = randomUUID();
  const read = async (client: pg.Client) =>
    (await client.query(`select current_setting('${MARK}', true) as mark`)).rows[0]?.mark as string | null;
  await one.query(`select set_config('${MARK}', '${mark}', false)`);
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await read(other)) === mark) return true;
    const [mine] = await Promise.all([read(one), read(other)]);
    if (mine !== mark) return true;
  }
  return false;
}

/** The server tells a client its own process id; a pooler makes one up. */
async function isBehindTransactionPooler(connection: DatabaseConnection): Promise<boolean> {
  return withClients(connection, async (one, other) => {
    const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid === (one as unknown as { processID: number }).processID) return false;
    return sharesSessions(one, other);
  });
}

/** LISTEN, session locks and timeouts are lost in silence behind a pooler that shares sessions. */
export async function refuseTransactionPooler(connection: DatabaseConnection, name: string): Promise<void> {
  // PgBouncer refuses parameters that it does not know, unless its settings say otherwise.
  const asking = isBehindTransactionPooler({ ...connection, statement_timeout: 5_000 });
  const isPooler = await asking.catch((error: pg.DatabaseError) => {
    if (error.code === PROTOCOL_VIOLATION && /startup parameter/.test(error.message)) return true;
    throw error;
  });
  if (!isPooler) return;
  throw new PoolerError(
    name === 'DATABASE_URL'
      ? 'DATABASE_URL lleva a un pooler de conexiones (como PgBouncer), que pierde los avisos en vivo y los cierres de sesión: indica además en DATABASE_DIRECT_URL la dirección del propio servidor de PostgreSQL.'
      : `${name} lleva a un pooler de conexiones (como PgBouncer): debe ser la dirección del propio servidor de PostgreSQL.`,
  );
}
