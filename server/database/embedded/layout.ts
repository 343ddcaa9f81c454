import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Everything the portal's own server keeps in the data directory. */
export interface Layout {
  dataDir: string;
  /** Cluster and secrets together, so that one rename brings both into being. */
  home: string;
  cluster: string;
  secrets: string;
  log: string;
}

export function prepareLayout(requestedDir: string): Layout {
  // Only the last directory is private: the server's account may have to pass through the others.
  mkdirSync(dirname(resolve(requestedDir)), { recursive: true });
  mkdirSync(requestedDir, { recursive: true, mode: 0o700 });
  // The real path, so that a link to the directory meets the same lock and the same postmaster.
  const dataDir = realpathSync(requestedDir);
  chmodSync(dataDir, 0o700);
  return { dataDir, ...homeLayout(join(dataDir, 'postgres')), log: join(dataDir, 'postgres.log') };
}

export function homeLayout(home: string): Pick<Layout, 'home' | 'cluster' | 'secrets'> {
  return { home, cluster: join(home, 'cluster'), secrets: join(home, 'secrets.json') };
}
