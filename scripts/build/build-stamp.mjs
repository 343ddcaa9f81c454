import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { distribution, projectRoot } from '../paths.mjs';

/** Everything that a build reads; tests change nothing of what is served. */
const SOURCES = [
  'contract',
  'server',
  'web',
  'cli',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build',
];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    if (!/\.test\.\w+$/.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/**
 * Hashes contents, not times: a fresh checkout has new times for old files, and an editor may keep the time of a
 * changed one.
 */
export function sourceFingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

const stamp = join(distribution, 'stamp.txt');

export function buildIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint(projectRoot);
}

export function removeStamp() {
  rmSync(stamp, { force: true });
}

export function writeStamp(fingerprint) {
  writeFileSync(stamp, fingerprint);
}
