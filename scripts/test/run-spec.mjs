import { findBrowserProblem } from '../browser/ensure-browser.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { projectRoot } from '../paths.mjs';
import { runNode } from '../run-command.mjs';
import { withTestRun } from './test-run.mjs';

/** `args` are for Playwright. */
export async function runSpec(args) {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  const problem = findBrowserProblem();
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const playwright = 'node_modules/@playwright/test/cli.js';
  process.exitCode = await withTestRun(({ env }) =>
    runNode([playwright, 'test', '-c', 'playwright-spec.config.ts', ...args], { env }),
  );
}
