import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const NEXT_VERSION = '99.0.0';

const MIGRATIONS = 'server/database/migrations';

/** Links everything of a folder but one path in it, whose parents become real folders. */
async function linkAllBut(from: string, to: string, [kept, ...deeper]: string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== kept) await symlink(join(from, name), join(to, name));
    else if (deeper.length > 0) await linkAllBut(join(from, name), join(to, name), deeper);
  }
}

/**
 * A copy of the portal without one path in it.
 * @param entry of the version that runs.
 */
export async function copyVersionWithout(entry: string, path: string): Promise<string> {
  const current = dirname(entry);
  const folder = await mkdtemp(join(tmpdir(), 'portal-next-'));
  await linkAllBut(current, folder, path.split('/'));
  // Node resolves links to files: the bundle would find the project that it was linked from.
  for (const name of await readdir(current)) {
    if (!name.endsWith('.js')) continue;
    await rm(join(folder, name));
    await cp(join(current, name), join(folder, name));
  }
  return folder;
}

/**
 * The portal's next version: the same code with one migration more, as an update would bring it.
 * @param entry of the version that runs.
 */
export async function createNextVersion(entry: string, migration: string) {
  const folder = await copyVersionWithout(entry, MIGRATIONS);
  const migrations = join(folder, MIGRATIONS);
  await cp(join(dirname(entry), MIGRATIONS), migrations, { recursive: true, dereference: true });
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(join(migrations, `${tag}.sql`), migration);
  const packageFile = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(packageFile, 'utf8'));
  await rm(packageFile);
  await writeFile(packageFile, JSON.stringify({ ...manifest, version: NEXT_VERSION }));
  return { folder, entry: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
