import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createServerBundle } from '../support/server-bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalEntry: string;
  }
}

/** Bundles the server as it is now, so that each of the many starts takes a fraction of a second. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bundle = await createServerBundle();
  project.provide('portalEntry', join(bundle.folder, 'main.js'));
  return bundle.remove;
}
