import { ensureDependencies } from '../ensure-dependencies.mjs';
import { projectRoot } from '../paths.mjs';
import { runNode } from '../run-command.mjs';
import { withTestRun } from './test-run.mjs';

/** Applies the mutations that `args` choose, each in a copy of the checkout; an interrupted run leaves nothing behind. */
export async function runMutations(args) {
  process.chdir(projectRoot);
  await ensureDependencies();
  const catalogue = 'tests/security/mutations/run-mutations.ts';
  process.exitCode = await withTestRun(({ env }) =>
    runNode(['node_modules/tsx/dist/cli.mjs', catalogue, ...args], { env }),
  );
}
