import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distribution, projectRoot } from '../paths.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';

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
