import { join } from 'node:path';
import { findBrowserProblem } from '../browser/ensure-browser.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { ensureDependencies } from '../ensure-dependencies.mjs';
import { projectRoot } from '../paths.mjs';
import { runNode } from '../run-command.mjs';
import { readTestReport } from './test-report.mjs';
import { withTestRun } from './test-run.mjs';

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

/** Projects of each half. Those of `rest` run only when a file of theirs is named. */
const HALVES = {
  unit: { run: runVitest, quick: ['unit'], slow: ['slow', 'spying'], rest: ['architecture', 'topologies'] },
  e2e: { run: runPlaywright, quick: ['serial', 'parallel'], slow: ['slow', 'reading', 'writing', 'empty'], rest: [] },
};

const isBrowserTest = (file) => /^tests\/(e2e|spec)\b|\.spec\.ts/.test(file);

function listProjects(half, speed, file) {
  const { quick, slow, rest } = HALVES[half];
  const chosen = file ? [...quick, ...slow, ...rest] : { quick, slow, all: [...quick, ...slow] }[speed];
  return chosen.map((project) => `--project=${project}`);
}

async function runHalves(names, speed, file, args, run) {
  const total = { passed: 0, failed: [] };
  for (const name of names) {
    const report = join(run.scratch, `${name}.json`);
    const exitCode = await HALVES[name].run(report, run.env, [...listProjects(name, speed, file), ...args]);
    const { passed, failed } = readTestReport(report, run.isStopped ? 1 : exitCode);
    total.passed += passed;
    total.failed.push(...failed);
    if (run.isStopped) break;
  }
  return total;
}

/** `given`: halves to run, then files or options of Vitest or Playwright. What is named runs whether it is slow or not. */
export async function runTests(speed, given) {
  const count = given.findIndex((arg) => !(arg in HALVES));
  const [halves, args] = count < 0 ? [given, []] : [given.slice(0, count), given.slice(count)];
  const file = args.find((arg) => !arg.startsWith('-'));
  const wanted = halves.length > 0 ? halves : file ? [isBrowserTest(file) ? 'e2e' : 'unit'] : Object.keys(HALVES);
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  // Reports a missing browser at once.
  const problem = wanted.includes('e2e') ? findBrowserProblem() : undefined;
  const notRun = problem && `Las pruebas en el navegador (e2e) no se ejecutan. ${problem}`;
  const runnable = wanted.filter((name) => !(notRun && name === 'e2e'));
  if (notRun && runnable.length > 0) console.error(`${notRun}\n`);
  const total = await withTestRun((run) => runHalves(runnable, speed, file, args, run));
  if (notRun) {
    console.error(`\n${notRun}`);
    total.failed.push('e2e');
  }
  console.log(['', ...total.failed.map((name) => `✗ ${name}`)].join('\n'));
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length > 0 ? 1 : 0;
}
