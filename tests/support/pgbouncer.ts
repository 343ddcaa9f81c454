import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type RunAs, spawnAs } from '../../server/database/embedded/run-as.ts';
import { canConnect } from './can-connect.ts';
import { freePort } from './free-port.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * PgBouncer in transaction mode before all databases of a server, with the settings of Debian's package but for its
 * addresses.
 * @param runAs whom the server's socket is open to.
 */
export async function startPgBouncer(
  connection: pg.ClientConfig,
  { settings = [], runAs = { kind: 'self' } }: { settings?: string[]; runAs?: RunAs } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pgbouncer-'));
  await chmod(folder, 0o755);
  const address = { host: '127.0.0.1', port: await freePort() };
  const { host, port, user, password, database } = connection;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${host} port=${port} user=${user} password=${password}`,
      '[pgbouncer]',
      `listen_addr = ${address.host}`,
      `listen_port = ${address.port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 1000',
      ...settings,
      '',
    ].join('\n'),
  );
  // It refuses to run as root.
  const asNobody = runAs.kind === 'self' && process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawnAs(runAs, 'pgbouncer', [...asNobody, file], { stdio: 'ignore' });
  while (!(await canConnect({ ...address, user, password, database })) && child.exitCode === null) await wait(50);
  return {
    address,
    url: `postgres://${user}:${encodeURIComponent(String(password))}@${address.host}:${address.port}/${database}`,
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
