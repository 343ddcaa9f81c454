import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.ts';
import type { Layout } from './data-directory.ts';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses uid 0, and initdb a uid without an account. */
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

interface ProcessResult {
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

/** Symbolic links are not followed: the new owner could have planted them. */
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

/** Must enter the data directory, execute the binaries and, for initdb, have a name. */
export async function chooseRunAs(layout: Layout, binaries: Binaries): Promise<RunAs> {
  return process.getuid?.() === 0 ? chooseForRoot(layout, binaries) : chooseForUser(layout, binaries);
}

async function chooseForUser(layout: Layout, binaries: Binaries): Promise<RunAs> {
  const self: RunAs = { kind: 'self' };
  const { ok, stderr } = await probe(self, layout.dataDir, layout, binaries);
  if (ok) return self;
  // A uid without an account, as in many containers: a user namespace maps it to one.
  for (const runAs of namespaces()) {
    if ((await probe(runAs, layout.dataDir, layout, binaries)).ok) return runAs;
  }
  throw new EmbeddedPostgresError(
    `El PostgreSQL propio del portal no puede ejecutarse como el usuario ${process.getuid?.()} de este equipo ` +
      `(${stderr.trim()}). Inicia el portal con un usuario que tenga cuenta en el equipo. ${DATABASE_URL_HINT}`,
  );
}

async function chooseForRoot(layout: Layout, binaries: Binaries): Promise<RunAs> {
  const { dataDir, cluster } = layout;
  const owner = statSync(cluster, { throwIfNoEntry: false }) ?? statSync(dataDir);
  const parent = statSync(dirname(dataDir));
  const candidates: RunAs[] =
    owner.uid === 0
      ? [...namespaces(), ...[...(parent.uid === 0 ? [] : [parent]), ...systemAccounts()].map(asAccount)]
      : // A directory that has an owner keeps it, so that the owner can start the portal without root next time.
        [owner, ...systemAccounts()].map(asAccount);
  for (const runAs of candidates) {
    // Inside the namespace root has no privileges, yet owns the directory. An account gets ownership, so only the
    // parent must be reachable.
    const reach = runAs.kind === 'namespace' ? dataDir : dirname(dataDir);
    if ((await probe(runAs, reach, layout, binaries)).ok) return runAs;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL no funciona como root, y aquí no hay otra manera: no sirve un espacio de nombres de usuario, y ` +
      `ninguna cuenta sin privilegios llega a la vez a ${dataDir} y a ${dirname(binaries.postgres)}. ` +
      `Inicia el portal con un usuario normal. ${DATABASE_URL_HINT}`,
  );
}

const CAN_RUN = 'cd "$0" && exec "$1" --version';
/** initdb looks up the name of its user and fails without one; the server itself does not care. */
const HAS_NAME = 'id -un >/dev/null &&';

function probe(runAs: RunAs, dir: string, layout: Layout, { postgres }: Binaries): Promise<ProcessResult> {
  const script = existsSync(layout.secrets) ? CAN_RUN : `${HAS_NAME} ${CAN_RUN}`;
  return runToEnd(runAs, '/bin/sh', ['-c', script, dir, postgres], { cwd: '/' });
}

/** Any account will do: outside the namespace, files belong to the real user. */
function namespaces(): RunAs[] {
  const [account] = [...systemAccounts(), ...unprivilegedAccounts().values()];
  return account ? [{ kind: 'namespace', ...account }] : [];
}

function asAccount({ uid, gid }: Account): RunAs {
  return { kind: 'account', uid, gid };
}

/** System accounts only: the owner of another account could read the database. */
function systemAccounts(): Account[] {
  const accounts = unprivilegedAccounts();
  return ['postgres', '_postgres', 'nobody'].flatMap((name) => accounts.get(name) ?? []);
}

function unprivilegedAccounts(): Map<string, Account> {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const accounts = lines.map((line) => line.split(':')).map(([name = '', , uid, gid]) => [name, uid, gid] as const);
  return new Map(
    accounts
      .map(([name, uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }] as const)
      .filter(([, { uid, gid }]) => uid > 0 && gid > 0),
  );
}
