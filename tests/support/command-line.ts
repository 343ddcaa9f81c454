import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../../server/core/project-root.ts';
import { createServerBundle } from './server-bundle.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CommandLine {
  /** Runs `npm run portal -- …` as an installed portal does. */
  run(environment: Record<string, string>, ...words: string[]): Promise<CommandResult>;
  /** For a command that is killed. */
  start(environment: Record<string, string>, ...words: string[]): ChildProcessByStdio<null, Readable, Readable>;
  remove(): Promise<void>;
}

/** @param folder of a built version. */
const startIn =
  (folder: string) =>
  (environment: Record<string, string>, ...words: string[]) =>
    spawn(process.execPath, [join(folder, 'portal.js'), ...words], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

/** @param folder of a built version. */
export async function runBuiltCommand(
  folder: string,
  environment: Record<string, string>,
  ...words: string[]
): Promise<CommandResult> {
  const child = startIn(folder)(environment, ...words);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, stdout, stderr };
}

/** The operator's commands, built as for production. */
export async function buildCommandLine(): Promise<CommandLine> {
  const { folder, remove } = await createServerBundle();
  return {
    start: startIn(folder),
    run: (environment, ...words) => runBuiltCommand(folder, environment, ...words),
    remove,
  };
}
