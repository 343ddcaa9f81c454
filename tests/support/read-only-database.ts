import pg from 'pg';

async function run(connection: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...connection, options: '-c default_transaction_read_only=off' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const setting = (isReadOnly: boolean) => `default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;

/** A whole server, as its operator freezes it: what is connected goes on, and cannot write from its next transaction on. */
export const setServerReadOnly = (superuser: pg.ClientConfig, isReadOnly: boolean) =>
  run(superuser, `alter system set ${setting(isReadOnly)}`, 'select pg_reload_conf()');

/** One database of a server, as when another one takes over: what is connected falls, and connects again. */
export const setDatabaseReadOnly = (connection: pg.ClientConfig, isReadOnly: boolean) =>
  run(
    connection,
    `alter database ${connection.database} set ${setting(isReadOnly)}`,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
