import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/ensure-browser.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { projectRoot } from '../paths.mjs';
import { runNode, wasStopped } from '../run-command.mjs';
import { writableHome } from '../writable-home.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { countTests } from './test-counts.mjs';

async function runVitest(report, env, args) {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runNode([vitest, 'run', ...reporters, ...args], { env });
}

async function runPlaywright(report, env, args) {
  const playwright = 'node_modules/@playwright/test/cli.js';
  return runNode([playwright, 'test', '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

const PARTS = { unit: runVitest, e2e: runPlaywright };

/** Runs the parts asked for, all of them by default, and ends with their sum on a line of its own. */
export async function runTests(part, args) {
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  // First of all, so that a machine without a browser is told so at once.
  if (part !== 'unit') ensureBrowser();
  const scratch = makeScratchFolder();
  const home = writableHome();
  const env = { ...process.env, ...home.env, TMPDIR: scratch };
  // Tests decide by themselves what they start in production mode.
  delete env.NODE_ENV;
  const total = { passed: 0, failed: 0 };
  try {
    for (const [name, run] of Object.entries(PARTS)) {
      if (part && part !== name) continue;
      const report = join(scratch, `${name}.json`);
      const exitCode = await run(report, env, args);
      const counts = countTests(report, exitCode);
      total.passed += counts.passed;
      total.failed += counts.failed;
      // Stopped from outside: the rest is not wanted either.
      if (wasStopped(exitCode)) break;
    }
  } finally {
    for (const folder of [scratch, home.folder].filter(Boolean)) rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
