import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { distribution } from '../paths.mjs';

const PREFIX = '.unfinished-';

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Also removes the folders of killed builds. */
export function createUnfinishedFolder() {
  mkdirSync(distribution, { recursive: true });
  for (const name of readdirSync(distribution)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(distribution, name), { recursive: true, force: true });
  }
  return join(distribution, `${PREFIX}${process.pid}`);
}
