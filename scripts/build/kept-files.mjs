import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LIST = 'files.json';

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

export function listOwnFiles(distribution) {
  const list = join(distribution, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * A running portal and open pages ask for files of the former build until they are restarted and reloaded. One
 * generation is kept: files that a build kept are not its own.
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
