import { delimiter, join } from 'node:path';
import { ensureBuild } from './build/ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { nodeModules } from './paths.mjs';
import { runCommand, wasStopped } from './run-command.mjs';

const CHECKS = {
  'Dependencias de cada plataforma (package-lock.json)': [
    process.execPath,
    'scripts/dependencies/lock-file-problems.mjs',
  ],
  'Tipos (tsc)': ['tsc', '-b'],
  'Formato y reglas (biome)': ['biome', 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
  'Código sin uso (knip)': ['knip'],
  'Arquitectura (vitest)': ['vitest', 'run', '--project=architecture', '--reporter=dot'],
  'Peso de cada página (JavaScript, brotli)': ['tsx', 'bench/weight.ts'],
};

requireNodeVersion();
await ensureDependencies();
// The weight check needs a build.
await ensureBuild();

const env = { ...process.env, PATH: [join(nodeModules, '.bin'), process.env.PATH].join(delimiter) };
const failed = [];
// All of them, even after a failure: one run reports everything.
for (const [title, [command, ...args]] of Object.entries(CHECKS)) {
  console.log(`\n── ${title}`);
  const exitCode = await runCommand(command, args, { env });
  if (wasStopped(exitCode)) process.exit(exitCode);
  if (exitCode !== 0) failed.push(title);
}

console.log(failed.length === 0 ? '\nTodo en orden.' : `\nFalló: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
