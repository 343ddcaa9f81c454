import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { generateSecrets, homeLayout, type Layout, type Secrets, writeSecretFile } from './data-directory.ts';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { chownTo, type RunAs, runToEnd } from './run-as.ts';

export const PORTAL_NAME = 'portal';

/**
 * Collation is ICU's, but the text search parser asks the C library what a letter is: under plain C, «¿Qué» is one
 * word. Not every system has C.UTF-8.
 */
const CHARACTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Atomic: built under another name and renamed when complete, so that a killed portal leaves no partial database. */
export async function initialiseCluster(layout: Layout, binaries: Binaries, runAs: RunAs): Promise<void> {
  const prefix = `${basename(layout.home)}.partial-`;
  removeLeftovers(layout.dataDir, prefix);
  if (existsSync(layout.home)) {
    throw new EmbeddedPostgresError(
      `${layout.home} existe, pero no contiene una base de datos completa. Muévelo a otro lugar. ${DATABASE_URL_HINT}`,
    );
  }
  const staging = homeLayout(join(layout.dataDir, prefix + randomBytes(4).toString('hex')));
  mkdirSync(staging.home, { mode: 0o700 });
  chownTo(runAs, staging.home);
  const secrets = generateSecrets();
  await runInitdb(staging, binaries, runAs, secrets);
  await createPortalRole(staging, binaries, runAs, secrets);
  writeSecretFile(staging.secrets, `${JSON.stringify(secrets, null, 2)}\n`);
  chownTo(runAs, staging.secrets);
  syncDirectory(staging.home);
  renameSync(staging.home, layout.home);
  syncDirectory(layout.dataDir);
}

type Staging = ReturnType<typeof homeLayout>;

async function runInitdb(staging: Staging, { initdb }: Binaries, runAs: RunAs, secrets: Secrets): Promise<void> {
  const passwordFile = join(staging.home, 'password');
  writeSecretFile(passwordFile, secrets.superuserPassword);
  chownTo(runAs, passwordFile);
  const problems: string[] = [];
  for (const locale of CHARACTER_LOCALES) {
    const args = ['-D', staging.cluster, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    args.push('--encoding=UTF8', '--locale-provider=icu', '--icu-locale=es', '--locale=C', `--lc-ctype=${locale}`);
    const { ok, stderr } = await runToEnd(runAs, initdb, [...args, '--no-instructions'], { cwd: staging.home });
    if (ok) return rmSync(passwordFile);
    problems.push(stderr.trim());
  }
  throw creationFailed(problems.at(-1));
}

/** Single-user mode needs no server, so that role and database exist before the rename. */
async function createPortalRole(staging: Staging, { postgres }: Binaries, runAs: RunAs, secrets: Secrets) {
  const input = [
    `CREATE ROLE ${PORTAL_NAME} LOGIN PASSWORD '${secrets.portalPassword}'`,
    `CREATE DATABASE ${PORTAL_NAME} OWNER ${PORTAL_NAME}`,
    '',
  ].join('\n');
  const args = ['--single', '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', '-D', staging.cluster, 'postgres'];
  const { ok, stderr } = await runToEnd(runAs, postgres, args, { cwd: staging.home, input });
  if (!ok) throw creationFailed(stderr.trim());
}

function removeLeftovers(dataDir: string, prefix: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A rename is only as durable as the directory that records it. */
function syncDirectory(path: string): void {
  const dir = openSync(path, 'r');
  fsyncSync(dir);
  closeSync(dir);
}

function creationFailed(detail: string | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `No se pudo crear la base de datos propia del portal: ${detail}. ${DATABASE_URL_HINT}`,
  );
}
