import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../../scripts/build/bundle-server.mjs';
import { projectRoot } from '../../server/core/project-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalEntry: string;
  }
}

/** Bundles the server as it is now, so that each of the many starts takes a fraction of a second. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the project, where the bundle finds its packages and its migrations.
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.portal-faults-'));
  await bundleServer(projectRoot, folder);
  project.provide('portalEntry', join(folder, 'main.js'));
  return () => rm(folder, { recursive: true, force: true });
}
