import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '../../scripts/build/bundle-server.mjs';
import { projectRoot } from '../../server/core/project-root.ts';

export interface ServerBundle {
  /** Has `main.js` and `portal.js`. */
  folder: string;
  remove(): Promise<void>;
}

/** Files that the bundle expects at the project root: packages, migrations, the built site. */
const FOUND_AT_ROOT = ['package.json', 'node_modules', 'server', 'dist'];

/** Bundles the current server and operator's commands as for production. */
export async function createServerBundle(): Promise<ServerBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-server-'));
  for (const name of FOUND_AT_ROOT) await symlink(join(projectRoot, name), join(folder, name));
  await bundleServer(projectRoot, folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
