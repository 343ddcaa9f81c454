import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Account {
  uid: number;
  gid: number;
}

/** The account that runs PostgreSQL, which refuses uid 0, as initdb does a uid without an account. */
export type RunAs = { kind: 'self' } | ({ kind: 'namespace' | 'account' } & Account);

export function spawnAs(runAs: RunAs, file: string, args: string[], options: SpawnOptions): ChildProcess {
  const isolated: SpawnOptions = {
    ...options,
    // Clean environment: no secrets or PG* variables of the portal.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  };
  if (runAs.kind === 'self') return spawn(file, args, isolated);
  const { kind, uid, gid } = runAs;
  if (kind === 'account') return spawn(file, args, { ...isolated, uid, gid });
  return spawn('unshare', ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', file, ...args], isolated);
}

export interface ProcessResult {
  ok: boolean;
  stdout: string;
  stderr: string;
}

export async function runToEnd(
  runAs: RunAs,
  file: string,
  args: string[],
  { cwd, input = '' }: { cwd: string; input?: string },
): Promise<ProcessResult> {
  // A session of its own: interrupted by the terminal's Ctrl+C, initdb would leave shared memory behind.
  const child = spawnAs(runAs, file, args, { cwd, stdio: 'pipe', detached: true });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('stdio is not piped');
  // A program that ends before reading its input is judged by its exit code.
  stdin.on('error', () => {});
  stdin.end(input);
  const ended = new Promise<{ ok: boolean; problem: string }>((resolve) => {
    child.once('error', (error) => resolve({ ok: false, problem: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, problem: '' }));
  });
  const [{ ok, problem }, out, err] = await Promise.all([ended, text(stdout), text(stderr)]);
  return { ok, stdout: out, stderr: err + problem };
}

/** Gives a file made by root to the account. Symbolic links are not followed: the new owner could have planted them. */
export function chownTo(runAs: RunAs, path: string): void {
  if (runAs.kind === 'account') lchownSync(path, runAs.uid, runAs.gid);
}

export function chownTreeTo(runAs: RunAs, path: string): void {
  if (runAs.kind !== 'account') return;
  chownTo(runAs, path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) chownTreeTo(runAs, child);
    else chownTo(runAs, child);
  }
}
