import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { Keyring } from './keyring.ts';

type Settings = Pick<Config, 'sessionSecret' | 'formerSessionSecret' | 'dataDir'>;

const fileOf = ({ dataDir }: Settings) => join(dataDir, 'session-secret');

/** Outside production: generated once and stored, so that sessions survive a restart. */
export async function loadOrCreateSessionSecret(settings: Settings): Promise<string> {
  if (settings.sessionSecret) return settings.sessionSecret;
  const file = fileOf(settings);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

/** Creates none: undefined where the portal has never been started. */
export async function findKeyring(settings: Settings): Promise<Keyring | undefined> {
  const secret = settings.sessionSecret ?? (await readFile(fileOf(settings), 'utf8').catch(() => undefined));
  return secret ? new Keyring(secret, settings.formerSessionSecret) : undefined;
}
