import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError, DamagedBackupError } from './backup-error.ts';
import { PassphraseRecipient } from './passphrase-recipient.ts';

/** Archives are tar, gzip and, with a passphrase, age: standard tools open them. */
export type AddPart = (name: string, content: Uint8Array) => Promise<void>;

interface Written {
  bytes: number;
  sha256: string;
}

/** Atomic and durable: written under another name, synced, then renamed. */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  fill: (add: AddPart) => Promise<void>,
): Promise<Written> {
  const partial = `${path}.partial`;
  try {
    const written = await packInto(createWriteStream(partial, { mode: 0o600, flush: true }), passphrase, fill);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function packInto(
  output: NodeJS.WritableStream,
  passphrase: string | undefined,
  fill: (add: AddPart) => Promise<void>,
): Promise<Written> {
  const { readable, controller } = createTarPacker();
  const add: AddPart = async (name, content) => {
    const writer = controller.add({ name, size: content.byteLength, mode: 0o600 }).getWriter();
    await writer.write(content);
    await writer.close();
  };
  fill(add)
    .then(() => controller.finalize())
    .catch((error) => controller.error(error));
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  }
  // One pipeline, so that the first error is the one reported. A full disk makes `add` fail.
  await pipeline(Readable.fromWeb(readable), createGzip(), encrypt(passphrase), measured, output);
  return { bytes, sha256: hash.digest('hex') };
}

/** `ReadableStream.from` pulls one chunk at a time; `Readable.toWeb` would read far ahead. */
const toWeb = (chunks: AsyncIterable<Uint8Array>) => ReadableStream.from<Uint8Array>(chunks);

function encrypt(passphrase: string | undefined) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (!passphrase) return yield* chunks;
    const encrypter = new Encrypter();
    encrypter.addRecipient(new PassphraseRecipient(passphrase));
    yield* await encrypter.encrypt(toWeb(chunks));
  };
}

export async function* readArchive(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const source = await decrypted(path, passphrase);
  const gunzip = createGunzip();
  const unpacking = pipeline(source, gunzip);
  // The loop below reports it.
  unpacking.catch(() => {});
  try {
    for await (const { header, body } of toWeb(gunzip).pipeThrough(createTarDecoder({ strict: true }))) {
      yield { name: header.name, content: await buffer(body) };
    }
    await unpacking;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new DamagedBackupError(path, 'no se puede leer entera', { cause });
  }
}

const AGE_MAGIC = 'age-encryption.org/v1';

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((cause) => {
    throw new BackupError(`No se puede abrir la copia ${path} (${cause.code}).`, { cause });
  });
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    return head.toString('latin1', 0, bytesRead) === AGE_MAGIC;
  } finally {
    await file.close();
  }
}

async function decrypted(path: string, passphrase: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (!passphrase) {
    throw new BackupError(
      `La copia ${path} está cifrada: pon su clave en BACKUP_PASSPHRASE o en el archivo de BACKUP_PASSPHRASE_FILE.`,
    );
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(new PassphraseRecipient(passphrase));
  const file = createReadStream(path);
  return decrypter.decrypt(toWeb(file)).catch((cause) => {
    file.destroy();
    throw new BackupError(
      `La clave no abre la copia ${path}: no es la que se usó al hacerla, o la copia está dañada.`,
      {
        cause,
      },
    );
  });
}

/** A rename is only as durable as the folder that records it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
