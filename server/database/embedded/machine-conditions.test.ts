import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const isRoot = process.getuid?.() === 0;
/** A uid without an account, as containers like to use. */
const STRANGER = 1_234_567;
const ODD_ACCOUNT = 4711;

/** Starts the embedded server in argv[2], queries it, prints which uid it runs as, and stops it. */
const PROBE = `
  const { readFileSync, statSync } = await import('node:fs');
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const { default: pg } = await import('pg');
  const [module, dataDir] = process.argv.slice(1);
  try {
    const database = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } });
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows: [{ one }] } = await client.query('SELECT 1 AS one');
    await client.end();
    const [pid] = readFileSync(dataDir + '/postgres/cluster/postmaster.pid', 'utf8').split('\\n');
    const [inside, outside] = readFileSync('/proc/' + pid + '/uid_map', 'utf8').trim().split(/\\s+/).map(Number);
    const { uid } = statSync(dataDir + '/postgres/cluster');
    await database.stop();
    console.log(JSON.stringify({ one, owner: uid, mapped: inside === outside ? null : inside }));
  } catch (error) {
    console.log(JSON.stringify({ refusal: error.message }));
  }`;

interface Outcome {
  one?: number;
  /** The owner of the database, seen from where the portal runs. */
  owner?: number;
  /** The id that the server has in its user namespace, if it runs in one of its own. */
  mapped?: number | null;
  refusal?: string;
}

interface Conditions {
  /** Shell commands in a mount namespace of its own, as root there. */
  prepare?: string[];
  /** Command with its arguments that starts the portal's process. */
  through?: string[];
}

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-conditions-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'datos');
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

/** A mount namespace: root makes it directly, others inside a user namespace in which they are root. */
const OWN_MOUNTS = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', '--'];

async function startUnder({ prepare, through = [] }: Conditions): Promise<Outcome> {
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', PROBE, module, dataDir];
  const run = [...through, ...node];
  const [file = '', ...args] = prepare
    ? [...OWN_MOUNTS, 'sh', '-ec', `${prepare.join('\n')}\nexec "$@"`, 'sh', ...run]
    : run;
  const { HOME: _, ...inherited } = process.env;
  // `chroot` is in sbin, which the PATH of an ordinary person lacks.
  const env = { ...inherited, PATH: `${inherited.PATH}:/usr/sbin:/sbin` };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as Outcome;
}

function isPossible(command: string[]): boolean {
  const [file = '', ...args] = command;
  return spawnSync(file, args).status === 0;
}

const canMount = isPossible([...OWN_MOUNTS, 'sh', '-c', 'mount -t tmpfs none /tmp']);
const canMap = isPossible(['unshare', '--user', '--map-user=1', '--map-group=1', '--', 'true']);
const withoutMounts = canMount ? '' : ' (skipped: mount namespaces are forbidden here)';
const withoutMaps = canMap ? '' : ' (skipped: user namespaces are forbidden here)';
const needsRoot = isRoot ? '' : ' (skipped: needs uid 0)';

const asStranger = ['setpriv', `--reuid=${STRANGER}`, `--regid=${STRANGER}`, '--clear-groups'];
const outOfReach = isPossible([...asStranger, 'test', '-r', import.meta.filename])
  ? ''
  : ' (skipped: the checkout is out of the reach of others)';

/** The kernel refuses user namespaces inside a chroot. */
function withoutNamespaces({ prepare = [], through = [] }: Conditions): Conditions {
  const copy = join(root, 'raíz');
  return {
    prepare: [...prepare, `mkdir ${copy}`, `mount --rbind / ${copy}`],
    through: ['chroot', copy, 'sh', '-c', 'cd "$0" && exec "$@"', process.cwd(), ...through],
  };
}

/** Replaces the accounts of the machine. */
function onlyAccounts(...lines: string[]): string[] {
  const file = join(root, 'passwd');
  writeFileSync(file, `${['root:x:0:0:root:/root:/bin/sh', ...lines].join('\n')}\n`);
  return [`mount --bind ${file} /etc/passwd`];
}
const oddAccount = `raro:x:${ODD_ACCOUNT}:${ODD_ACCOUNT}::/:/bin/false`;

describe('as root', () => {
  const skip = withoutMounts || withoutMaps;
  test.skipIf(skip)(`the account of the namespace is looked up, never assumed${skip}`, async () => {
    const outcome = await startUnder({ prepare: onlyAccounts(oddAccount) });
    expect(outcome).toEqual({ one: 1, owner: 0, mapped: ODD_ACCOUNT });
  });

  const rootOnly = needsRoot || withoutMounts || outOfReach;
  test.skipIf(rootOnly)(
    `where user namespaces are forbidden, a system account owns the database${rootOnly}`,
    async () => {
      const accounts = onlyAccounts(oddAccount, `nobody:x:${ODD_ACCOUNT + 1}:${ODD_ACCOUNT + 1}::/:/bin/false`);
      const outcome = await startUnder(withoutNamespaces({ prepare: accounts }));
      expect(outcome).toEqual({ one: 1, owner: ODD_ACCOUNT + 1, mapped: null });
    },
  );

  test.skipIf(withoutMounts)(
    `with neither namespaces nor accounts, one sentence says what to do${withoutMounts}`,
    async () => {
      const { refusal } = await startUnder(withoutNamespaces({ prepare: onlyAccounts() }));
      expect(refusal).toMatch(
        /^PostgreSQL no funciona como root.* Inicia el portal con un usuario normal.*DATABASE_URL/,
      );
    },
  );
});

describe('as an id without an account, and without a home', () => {
  const skip = needsRoot || withoutMaps || outOfReach;
  beforeEach(() => {
    mkdirSync(dataDir);
    if (isRoot) chownSync(dataDir, STRANGER, STRANGER);
  });

  test.skipIf(skip)(`the server runs under the id of an account, and the files stay the person's${skip}`, async () => {
    const outcome = await startUnder({ through: asStranger });
    expect(outcome).toMatchObject({ one: 1, owner: STRANGER });
    expect(outcome.mapped).toBeGreaterThan(0);
  });

  const rootOnly = needsRoot || withoutMounts || outOfReach;
  test.skipIf(rootOnly)(`where user namespaces are forbidden, one sentence says what to do${rootOnly}`, async () => {
    const { refusal } = await startUnder(withoutNamespaces({ through: asStranger }));
    expect(refusal).toMatch(new RegExp(`usuario ${STRANGER} de este equipo .*tenga cuenta en el equipo.*DATABASE_URL`));
  });
});

describe('where nothing may be executed in the temporary folder', () => {
  test.skipIf(withoutMounts)(`the server starts all the same${withoutMounts}`, async () => {
    const folder = join(root, 'tmp');
    const prepare = [`mkdir ${folder}`, `mount -t tmpfs -o noexec none ${folder}`, `export TMPDIR=${folder}`];
    expect(await startUnder({ prepare })).toMatchObject({ one: 1 });
  });
});
