import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './paths.mjs';

/** The environment takes precedence over `.env`. */
export function loadSettings() {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
