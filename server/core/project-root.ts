import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, found from the sources and from the bundle in `dist` alike. */
function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return findProjectRoot(dirname(folder));
}

export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
