import { IsolatedPortal } from './isolated-portal.ts';

/** Loads the demo once, as a template that all portals of the run copy, and serves the one that most tests share. */
export default async function setup(): Promise<() => Promise<void>> {
  const template = await IsolatedPortal.start({ DEMO: 'on' });
  await template.stop();
  process.env.E2E_DEMO_TEMPLATE = template.dataDir;
  const { PORTAL_URL, E2E_PORT } = process.env;
  const shared = PORTAL_URL ? undefined : await IsolatedPortal.start({ DEMO: 'on', PORT: String(E2E_PORT) });
  return async () => {
    await shared?.discard();
    await template.discard();
  };
}
