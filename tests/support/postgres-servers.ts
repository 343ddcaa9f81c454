import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect } from 'vitest';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { prepareLayout, readSecrets } from '../../server/database/embedded/data-directory.ts';
import { chooseRunAs, chownTo, spawnAs } from '../../server/database/embedded/run-as.ts';
import { canConnect } from './can-connect.ts';
import { copyDataDirectory } from './copy-data-directory.ts';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  port: number;
  portal: pg.ClientConfig & { user: string; password: string };
  superuser: pg.ClientConfig;
  /** As after a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

interface ServerOptions {
  settings?: string[];
  primary?: PostgresServer;
  recovery?: { archive: string; until: Date };
}

/**
 * A server on a TCP port, with the migrated database of the template.
 * @param primary whose standby it becomes: both begin as copies of the template.
 * @param recovery from an archive of WAL files up to that moment: the template is the base backup.
 */
export async function createPostgresServer(
  template: string,
  { settings = [], primary, recovery }: ServerOptions = {},
): Promise<PostgresServer> {
  const folder = await copyDataDirectory(template, 'server');
  const layout = prepareLayout(folder);
  const binaries = findBinaries();
  const runAs = await chooseRunAs(layout, binaries);
  chownTo(runAs, layout.dataDir);
  const port = await freePort();
  const { portalPassword, superuserPassword } = readSecrets(layout.secrets);
  const address = { host: '127.0.0.1', port };
  const options = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `port=${port}`,
    'unix_socket_directories=',
    ...settings,
  ];
  const begin = async (signal: string) => {
    await writeFile(join(layout.cluster, signal), '');
    chownTo(runAs, join(layout.cluster, signal));
  };
  if (recovery) {
    await begin('recovery.signal');
    options.push(
      `restore_command=cp ${recovery.archive}/%f %p`,
      `recovery_target_time=${recovery.until.toISOString().replace('T', ' ').replace('Z', '+00')}`,
      'recovery_target_action=promote',
    );
  }
  if (primary) {
    await begin('standby.signal');
    options.push(`primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres password=${superuserPassword}`);
  }
  let child: ChildProcess | undefined;
  const superuser = { ...address, user: 'postgres', password: superuserPassword, database: 'postgres' };
  const server: PostgresServer = {
    port,
    portal: { ...address, user: 'portal', password: portalPassword, database: 'portal' },
    superuser,
    async start() {
      const args = ['-D', layout.cluster, ...options.flatMap((option) => ['-c', option])];
      child = spawnAs(runAs, binaries.postgres, args, { cwd: folder, stdio: 'ignore' });
      await expect.poll(() => canConnect(superuser), { timeout: 60_000 }).toBe(true);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode) return;
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
    },
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await server.start();
  } catch (error) {
    // No caller could remove it yet.
    await server.remove();
    throw error;
  }
  return server;
}
