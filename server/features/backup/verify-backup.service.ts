import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readArchive } from './archive.ts';
import { BackupError, DamagedBackupError } from './backup-error.ts';
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest, manifest, memberOf } from './manifest.ts';
import { type Measure, Meter } from './measured-copy.ts';

const EMPTY = new Meter().finish();

export async function verifyArchive(path: string, passphrase: string | undefined): Promise<Manifest> {
  const meters = new Map<string, Meter>();
  let found: Manifest | undefined;
  for await (const { name, content } of readArchive(path, passphrase)) {
    if (name === MANIFEST_NAME) {
      found = parseManifest(path, content);
      continue;
    }
    const member = memberOf(name);
    const meter = meters.get(member) ?? new Meter();
    meters.set(member, meter.add(content));
  }
  if (!found) throw new DamagedBackupError(path, 'le falta el índice');
  compare(path, found, new Map([...meters].map(([member, meter]) => [member, meter.finish()])));
  return found;
}

function parseManifest(path: string, content: Buffer): Manifest {
  let json: { format?: unknown };
  try {
    json = JSON.parse(content.toString('utf8'));
  } catch (cause) {
    throw new DamagedBackupError(path, 'no se entiende su índice', { cause });
  }
  if (typeof json.format === 'number' && json.format > FORMAT_VERSION) {
    throw new BackupError(`La copia ${path} es de una versión más nueva del portal. Actualízalo antes de usarla.`);
  }
  const { data, error } = manifest.safeParse(json);
  if (!data) throw new DamagedBackupError(path, 'no se entiende su índice', { cause: error });
  return data;
}

function compare(path: string, { tables, files }: Manifest, measured: Map<string, Measure>): void {
  const expected = [
    ...tables.map((table) => ({ ...table, member: `tables/${table.name}` })),
    ...(files ?? []).map((file) => ({ ...file, rows: undefined, member: `files/${file.name}` })),
  ];
  for (const { member, rows, bytes, sha256 } of expected) {
    const actual = measured.get(member) ?? EMPTY;
    const isEqual = actual.sha256 === sha256 && actual.bytes === bytes && (rows === undefined || actual.rows === rows);
    if (!isEqual) throw new DamagedBackupError(path, `no coincide el contenido de ${member}`);
    measured.delete(member);
  }
  const [extra] = measured.keys();
  if (extra) throw new DamagedBackupError(path, `tiene algo que su índice no nombra (${extra})`);
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch((cause) => {
    throw new BackupError(`No se puede leer la copia ${path} (${cause.code}).`, { cause });
  });
  return hash.digest('hex');
}
