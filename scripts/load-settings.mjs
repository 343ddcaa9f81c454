import { join } from 'node:path';
import { loadSettings as loadFile } from '../deploy/release/load-settings.mjs';
import { projectRoot } from './paths.mjs';

/** Without a `.env` the portal starts as a demo. */
export function loadSettings() {
  loadFile(join(projectRoot, '.env'));
}
