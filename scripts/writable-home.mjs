import { accessSync, constants, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Browsers and tools write into the home; a system account may have none. `folder` is to be removed afterwards. */
export function writableHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return { env: {}, folder: undefined };
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'portal-home-'));
    return { env: { HOME: folder }, folder };
  }
}
