import { IsolatedPortal } from './isolated-portal.ts';

/** Loads the demo once for all portals of the run that have a database of their own: they copy it. */
export default async function setup(): Promise<() => Promise<void>> {
  const portal = await IsolatedPortal.start({ DEMO: 'on' });
  await portal.stop();
  process.env.E2E_DEMO_TEMPLATE = portal.dataDir;
  return () => portal.discard();
}
