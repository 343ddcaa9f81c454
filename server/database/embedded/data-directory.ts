import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Secrets {
  /** Operator's own tools only; the portal never connects with it. */
  superuserPassword: string;
  portalPassword: string;
}

export function generateSecrets(): Secrets {
  const password = () => randomBytes(24).toString('base64url');
  return { superuserPassword: password(), portalPassword: password() };
}

export function writeSecretFile(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export function readSecrets(path: string): Secrets {
  try {
    const { superuserPassword, portalPassword } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>;
    if (superuserPassword && portalPassword) return { superuserPassword, portalPassword };
  } catch {
    // The sentence below serves for an unreadable file too.
  }
  throw new EmbeddedPostgresError(
    `No se pueden leer las claves de la base de datos en ${path}. Recupera ese archivo de una copia. ${DATABASE_URL_HINT}`,
  );
}

export interface Layout {
  dataDir: string;
  /** Holds cluster and secrets, so that one rename creates both. */
  home: string;
  cluster: string;
  secrets: string;
  log: string;
}

export function prepareLayout(requestedDir: string): Layout {
  // Only the last directory is private: the server's account may have to pass through the others.
  mkdirSync(dirname(resolve(requestedDir)), { recursive: true });
  mkdirSync(requestedDir, { recursive: true, mode: 0o700 });
  // The real path, so that a symbolic link leads to the same lock and postmaster.
  const dataDir = realpathSync(requestedDir);
  chmodSync(dataDir, 0o700);
  return { dataDir, ...homeLayout(join(dataDir, 'postgres')), log: join(dataDir, 'postgres.log') };
}

export function homeLayout(home: string): Pick<Layout, 'home' | 'cluster' | 'secrets'> {
  return { home, cluster: join(home, 'cluster'), secrets: join(home, 'secrets.json') };
}
