import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../../core/project-root.ts';
import { type AddPart, writeArchive } from './archive.ts';
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest, PART_BYTES, partName, type TableEntry } from './manifest.ts';
import { measureCopy } from './measured-copy.ts';
import { listTables, lockTables, readState, withSnapshot } from './table-copy.queries.ts';

/** Bounded memory: streamed in parts, whatever the size of the database. */
export function createBackup(
  client: pg.Client,
  path: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; bytes: number; sha256: string }> {
  return withSnapshot(client, async () => {
    let manifest: Manifest | undefined;
    const written = await writeArchive(path, passphrase, async (add) => {
      manifest = await dump(client, add);
    });
    if (!manifest) throw new Error('no manifest');
    return { manifest, ...written };
  });
}

async function dump(client: pg.Client, add: AddPart): Promise<Manifest> {
  const copies = await listTables(client);
  await lockTables(client, copies);
  const state = await readState(client);
  const tables: TableEntry[] = [];
  for (const copy of copies) {
    const parts = new PartWriter(`tables/${copy.name}`, add);
    const measure = await measureCopy(client, copy.select, (chunk) => parts.write(chunk));
    await parts.end();
    tables.push({ name: copy.name, ...measure });
  }
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const manifest: Manifest = { format: FORMAT_VERSION, portalVersion: version, ...state, tables };
  await add(MANIFEST_NAME, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
}

class PartWriter {
  private chunks: Buffer[] = [];
  private bytes = 0;
  private part = 0;

  constructor(
    private readonly member: string,
    private readonly add: AddPart,
  ) {}

  async write(chunk: Buffer): Promise<void> {
    this.chunks.push(chunk);
    this.bytes += chunk.byteLength;
    if (this.bytes >= PART_BYTES) await this.end();
  }

  async end(): Promise<void> {
    if (this.bytes === 0) return;
    const content = Buffer.concat(this.chunks);
    this.chunks = [];
    this.bytes = 0;
    this.part += 1;
    await this.add(partName(this.member, this.part), content);
  }
}
