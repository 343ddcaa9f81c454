import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Enough to tell two builds of the same version apart. */
const BUILD_LENGTH = 8;

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const stamp = join(projectRoot, 'dist/stamp.txt');
  return existsSync(stamp) ? `${version}+${readFileSync(stamp, 'utf8').slice(0, BUILD_LENGTH)}` : version;
}

/** Version and build: `0.2.0+1a2b3c4d`. Read at once: an update may replace both while the portal runs. */
export const portalVersion = readVersion();
