import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Layout, prepareLayout, readSecrets } from './data-directory.ts';
import { EmbeddedPostgresError, type Holder, PortalRunningError, toOperatorError } from './embedded-postgres-error.ts';
import { initialiseCluster, PORTAL_NAME } from './initialise-cluster.ts';
import { acquirePortalLock } from './portal-lock.ts';
import type { Log } from './postmaster.ts';
import { chooseRunAs, chownTo, chownTreeTo } from './run-as.ts';
import { prepareSocketDir, removeSocketDir, socketDirOf } from './socket-path.ts';
import { Supervisor } from './supervisor.ts';

export { EmbeddedPostgresError };

export interface EmbeddedPostgres {
  /** `host` is the directory of a Unix socket: the server listens nowhere else. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Log;
  holder?: Holder;
}

export interface CommandOptions extends EmbeddedPostgresOptions {
  /** Ends the wait for another command. */
  signal?: AbortSignal;
  onWait?(holder: PortalRunningError): void;
}

function portalConnection(host: string, password: string): EmbeddedPostgres['connection'] {
  return { host, port: 5432, user: PORTAL_NAME, password, database: PORTAL_NAME };
}

/** Creates and renames databases, which the role of the portal may not. */
export function superuserConnection(
  dataDir: string,
  { host, port }: Pick<EmbeddedPostgres['connection'], 'host' | 'port'>,
) {
  const { superuserPassword } = readSecrets(prepareLayout(dataDir).secrets);
  return { host, port, user: 'postgres', password: superuserPassword, database: 'postgres' };
}

/** Resolves when the server accepts connections; it is supervised until stop(). */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, holder = 'portal' } = options;
  try {
    return await startLocked(dataDir, log, holder);
  } catch (error) {
    throw toOperatorError(error, `No se pudo poner en marcha la base de datos propia en ${dataDir}`);
  }
}

const WAIT_MS = 250;

/** For a command that needs the server alone: of several, one after the other. Rejects while a portal runs. */
export async function startForCommand({ signal, onWait, ...options }: CommandOptions): Promise<EmbeddedPostgres> {
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      return await startEmbeddedPostgres({ ...options, holder: 'command' });
    } catch (error) {
      if (!(error instanceof PortalRunningError) || error.holder === 'portal') throw error;
      if (!isWaiting) onWait?.(error);
    }
    await delay(WAIT_MS, undefined, { ...(signal && { signal }) });
  }
}

function assertSameMajor({ cluster, home }: Layout, { major }: Binaries): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found === major) return;
  throw new EmbeddedPostgresError(
    `La base de datos de ${home} es de PostgreSQL ${found}, y esta versión del portal trae el ${major}. ` +
      'Con la versión anterior del portal, haz una copia con «backup»; mueve esa carpeta a otro lugar, y trae la copia a esta versión con «restore».',
  );
}

async function startLocked(dataDir: string, log: Log, holder: Holder): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const layout = prepareLayout(dataDir);
  const lock = await acquirePortalLock(layout.dataDir, holder);
  try {
    assertSameMajor(layout, binaries);
    const runAs = await chooseRunAs(layout, binaries);
    lock.assertHeld();
    lock.chownTo(runAs);
    chownTo(runAs, layout.dataDir);
    if (!existsSync(layout.secrets)) {
      log.info(`Se crea la base de datos propia del portal en ${layout.dataDir}.`);
      await initialiseCluster(layout, binaries, runAs);
    } else if (runAs.kind === 'account' && statSync(layout.cluster).uid !== runAs.uid) {
      chownTreeTo(runAs, layout.home);
    }
    const { portalPassword } = readSecrets(layout.secrets);
    const socketDir = prepareSocketDir(layout.dataDir, runAs);
    const supervisor = new Supervisor({ layout, binaries, runAs, socketDir }, log);
    await supervisor.start();
    let stopped: Promise<void> | undefined;
    return {
      connection: portalConnection(socketDir, portalPassword),
      stop() {
        stopped ??= supervisor
          .stop()
          .then(() => removeSocketDir(socketDir))
          .then(lock.release);
        return stopped;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Joins the server of a running portal, or starts it for as long as needed. */
export async function joinEmbeddedPostgres(options: CommandOptions): Promise<EmbeddedPostgres> {
  try {
    return await startForCommand(options);
  } catch (error) {
    if (!(error instanceof PortalRunningError)) throw error;
  }
  const { dataDir, secrets } = prepareLayout(options.dataDir);
  const { portalPassword } = readSecrets(secrets);
  return { connection: portalConnection(socketDirOf(dataDir), portalPassword), stop: async () => {} };
}

/** Never creates a database. */
export async function connectToEmbeddedPostgres(options: CommandOptions): Promise<EmbeddedPostgres> {
  const { dataDir, secrets } = prepareLayout(options.dataDir);
  if (existsSync(secrets)) return joinEmbeddedPostgres(options);
  throw new EmbeddedPostgresError(
    `Todavía no hay una base de datos en ${dataDir}. Inicia el portal una vez: la crea solo.`,
  );
}
