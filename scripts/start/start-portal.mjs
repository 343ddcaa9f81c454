import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSettings } from '../../deploy/release/load-settings.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { distribution, projectRoot } from '../paths.mjs';

/** The same process: a signal from npm, systemd or a terminal reaches the portal itself. */
async function importBuilt(name) {
  // Without a `.env` the portal starts as a demo.
  loadSettings(join(projectRoot, '.env'));
  await import(pathToFileURL(join(distribution, 'server', name)).href);
}

export async function startPortal() {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  await importBuilt('main.js');
}

/** Never rebuilds what a running portal uses. */
export async function runCommandLine() {
  process.chdir(projectRoot);
  if (!existsSync(join(distribution, 'server/portal.js'))) {
    await ensureDependencies();
    await ensureBuild();
  }
  await importBuilt('portal.js');
}
