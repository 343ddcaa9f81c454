import { rmSync } from 'node:fs';
import { ensureBrowser } from '../browser/ensure-browser.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { projectRoot } from '../paths.mjs';
import { runNode } from '../run-command.mjs';
import { writableHome } from '../writable-home.mjs';

/** Holds every row of the specification against the built portal; `args` are for Playwright. */
export async function runSpec(args) {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  ensureBrowser();
  const home = writableHome();
  const env = { ...process.env, ...home.env };
  // Rows decide by themselves what they start in production mode.
  delete env.NODE_ENV;
  try {
    const playwright = 'node_modules/@playwright/test/cli.js';
    process.exitCode = await runNode([playwright, 'test', '-c', 'playwright-spec.config.ts', ...args], { env });
  } finally {
    if (home.folder) rmSync(home.folder, { recursive: true, force: true });
  }
}
