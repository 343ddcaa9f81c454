import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';

export interface Portal {
  url: string;
  port: string;
  dataDir: string;
}

/** Read-only rows have their own portal, so that writes of others do not change its figures. */
type Name = 'reading' | 'writing' | 'empty';

async function prepare(name: Name): Promise<Portal> {
  const port = String(await freePort());
  return { url: `http://127.0.0.1:${port}`, port, dataDir: mkdtempSync(join(tmpdir(), `portal-spec-${name}-`)) };
}

const KEPT = 'SPEC_PORTALS';

/** In the environment, because every worker reads the configuration again and must find the same portals. */
export async function preparePortals(): Promise<Record<Name, Portal>> {
  process.env[KEPT] ??= JSON.stringify({
    reading: await prepare('reading'),
    writing: await prepare('writing'),
    empty: await prepare('empty'),
  });
  return JSON.parse(process.env[KEPT]);
}

/** The portal of a project's rows. */
export async function portalOf(project: string): Promise<Portal> {
  const portals = await preparePortals();
  return portals[project as Name] ?? portals.writing;
}
