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

const HALVES = {
  unit: { run: runVitest, quick: ['unit', 'spying'], slow: ['slow'], topologies: ['topologies'] },
  e2e: { run: runPlaywright, quick: ['serial', 'parallel'], slow: ['slow'] },
};

const SELECTIONS = {
  all: { halves: ['unit', 'e2e'] },
  unit: { halves: ['unit'] },
  e2e: { halves: ['e2e'] },
  quick: { halves: ['unit', 'e2e'], speed: 'quick' },
  slow: { halves: ['unit', 'e2e'], speed: 'slow' },
  topologies: { halves: ['unit'], speed: 'topologies' },
};

async function runHalves(names, speed, args, run) {
  const total = { passed: 0, failed: [] };
  for (const name of names) {
    const report = join(run.scratch, `${name}.json`);
    const { quick, slow } = HALVES[name];
    const projects = (HALVES[name][speed] ?? [...quick, ...slow]).map((project) => `--project=${project}`);
    const exitCode = await HALVES[name].run(report, run.env, [...projects, ...args]);
    const { passed, failed } = readTestReport(report, run.isStopped ? 1 : exitCode);
    total.passed += passed;
    total.failed.push(...failed);
    if (run.isStopped) break;
  }
  return total;
}

export async function runTests(selection, args) {
  const { halves: wanted, speed } = SELECTIONS[selection || 'all'] ?? {};
  // A file's name decides which half: the other would find nothing and fail.
  const file = speed ? args.find((arg) => !arg.startsWith('-')) : !wanted && selection;
  if (file) {
    console.error(`Indica de qué mitad es: «npm run test:unit -- ${file}» o «npm run test:e2e -- ${file}».`);
    process.exitCode = 1;
    return;
  }
  process.chdir(projectRoot);
  await ensureDependencies();
  await ensureBuild();
  // Reports a missing browser at once.
  const problem = wanted.includes('e2e') ? findBrowserProblem() : undefined;
  const notRun = problem && `Las pruebas en el navegador (e2e) no se ejecutan. ${problem}`;
  const runnable = wanted.filter((name) => !(notRun && name === 'e2e'));
  if (notRun && runnable.length > 0) console.error(`${notRun}\n`);
  const total = await withTestRun((run) => runHalves(runnable, speed, args, run));
  if (notRun) {
    console.error(`\n${notRun}`);
    total.failed.push('e2e');
  }
  console.log(['', ...total.failed.map((name) => `✗ ${name}`)].join('\n'));
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length > 0 ? 1 : 0;
}
