import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './paths.mjs';

/** Reads `.env` where there is one. What the environment already says goes first. */
export function loadSettings() {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
