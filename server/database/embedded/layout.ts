import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Paths of the embedded server in the data directory. */
export interface Layout {
  dataDir: string;
  /** Holds cluster and secrets, so that one rename creates both. */
  home: string;
  cluster: string;
  secrets: string;
  log: string;
}

export function prepareLayout(requestedDir: string): Layout {
  // Only the last directory is private: the server's account may have to pass through the others.
  mkdirSync(dirname(resolve(requestedDir)), { recursive: true });
  mkdirSync(requestedDir, { recursive: true, mode: 0o700 });
  // The real path, so that a symbolic link leads to the same lock and postmaster.
  const dataDir = realpathSync(requestedDir);
  chmodSync(dataDir, 0o700);
  return { dataDir, ...homeLayout(join(dataDir, 'postgres')), log: join(dataDir, 'postgres.log') };
}

export function homeLayout(home: string): Pick<Layout, 'home' | 'cluster' | 'secrets'> {
  return { home, cluster: join(home, 'cluster'), secrets: join(home, 'secrets.json') };
}
