import { join } from 'node:path';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { loadSettings } from '../load-settings.mjs';
import { distribution, projectRoot } from '../paths.mjs';
import { importBuilt } from './import-built.mjs';

export async function startPortal() {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  loadSettings();
  // The same process: a signal from npm, systemd or a terminal reaches the portal itself.
  await importBuilt(join(distribution, 'server/main.js'));
}
