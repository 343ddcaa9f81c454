import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Browsers and tools write to the home, which a system account may lack. */
export function writableHome(scratch) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const home = join(scratch, 'home');
    mkdirSync(home);
    return { HOME: home };
  }
}
