import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { loadSettings } from '../load-settings.mjs';
import { distribution, projectRoot } from '../paths.mjs';
import { importBuilt } from './import-built.mjs';

const commandLine = join(distribution, 'server/portal.js');

/** Never rebuilds what a running portal uses. */
export async function runCommandLine() {
  process.chdir(projectRoot);
  if (!existsSync(commandLine)) {
    await ensureDependencies();
    await ensureBuild();
  }
  loadSettings();
  await importBuilt(commandLine);
}
