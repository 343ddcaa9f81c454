import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LIST = 'files.json';

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/** Files of the last build in a distribution, without those that it kept. */
export function listOwnFiles(distribution) {
  const list = join(distribution, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * Copies what only the former build has into the new one: a portal that runs, and the pages that are open, ask for it until
 * they are started and loaded anew. One generation, since files of the one before are not its own.
 */
export function keepFormerFiles(distribution, build) {
  const own = listFiles(build);
  const isNew = new Set(own);
  for (const name of listOwnFiles(distribution)) {
    const former = join(distribution, name);
    if (!isNew.has(name) && existsSync(former)) cpSync(former, join(build, name));
  }
  return () => writeFileSync(join(distribution, LIST), JSON.stringify(own));
}
