import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Secrets {
  /** For the operator's own tools; the portal never connects with it. */
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
