import { IsolatedPortal } from './isolated-portal.ts';

/** Loads the demo once, as a template that the portals of the run copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const portal = await IsolatedPortal.start({ DEMO: 'on' });
  await portal.stop();
  process.env.E2E_DEMO_TEMPLATE = portal.dataDir;
  return () => portal.discard();
}
