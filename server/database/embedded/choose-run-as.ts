import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, WAY_OUT } from './embedded-postgres-error.ts';
import type { Layout } from './layout.ts';
import { type Outcome, type RunAs, runToEnd } from './run-as.ts';

/** Who the server runs as here; whoever it is can enter the data directory and execute the binaries. */
export async function chooseRunAs(layout: Layout, binaries: Binaries): Promise<RunAs> {
  return process.getuid?.() === 0 ? chooseForRoot(layout, binaries) : checkOrdinaryUser(layout, binaries);
}

async function checkOrdinaryUser({ dataDir }: Layout, binaries: Binaries): Promise<RunAs> {
  const runAs: RunAs = { kind: 'self' };
  const { ok, stderr } = await probe(runAs, dataDir, binaries);
  if (ok) return runAs;
  throw new EmbeddedPostgresError(
    `El PostgreSQL propio del portal no puede ejecutarse en este equipo (${stderr.trim()}). ${WAY_OUT}`,
  );
}

async function chooseForRoot({ dataDir, cluster }: Layout, binaries: Binaries): Promise<RunAs> {
  const owner = statSync(cluster, { throwIfNoEntry: false }) ?? statSync(dataDir);
  const parent = statSync(dirname(dataDir));
  const accounts = [...(parent.uid === 0 ? [] : [parent]), ...systemAccounts()];
  const candidates: RunAs[] =
    owner.uid === 0
      ? [{ kind: 'namespace' }, ...accounts.map(account)]
      : // A directory that has an owner keeps it, so that the owner can start the portal without root next time.
        [owner, ...systemAccounts()].map(account);
  for (const runAs of candidates) {
    // Root inside the namespace has no privileges, yet owns the directory. An account will own it, once it gets there.
    const reach = runAs.kind === 'namespace' ? dataDir : dirname(dataDir);
    if ((await probe(runAs, reach, binaries)).ok) return runAs;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL no funciona como root, y aquí no hay otra manera: no sirve un espacio de nombres de usuario, y ` +
      `ninguna cuenta sin privilegios llega a la vez a ${dataDir} y a ${dirname(binaries.postgres)}. ` +
      `Inicia el portal con un usuario normal. ${WAY_OUT}`,
  );
}

function probe(runAs: RunAs, dir: string, { postgres }: Binaries): Promise<Outcome> {
  return runToEnd(runAs, '/bin/sh', ['-c', 'cd "$0" && exec "$1" --version', dir, postgres], { cwd: '/' });
}

function account({ uid, gid }: { uid: number; gid: number }): RunAs {
  return { kind: 'account', uid, gid };
}

function systemAccounts(): { uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return ['postgres', 'nobody'].flatMap((name) => {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    return uid > 0 && gid > 0 ? [{ uid, gid }] : [];
  });
}
