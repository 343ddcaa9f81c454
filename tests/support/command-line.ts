import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundleServer } from '../../scripts/build/bundle-server.mjs';
import { projectRoot } from '../../server/core/project-root.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CommandLine {
  /** Runs `npm run portal -- …` as an installed portal does. */
  run(environment: Record<string, string>, ...words: string[]): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** The operator's commands, built as for production. */
export async function buildCommandLine(): Promise<CommandLine> {
  // Inside the project, where the bundle finds its packages and its migrations.
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.portal-cli-'));
  await bundleServer(projectRoot, folder);
  return {
    async run(environment, ...words) {
      const child = spawn(process.execPath, [join(folder, 'portal.js'), ...words], {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      return { code, stdout, stderr };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
