import { PassThrough, Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const brotli = (quality: number, window?: number) => () =>
  createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
    },
  });

/** As `@fastify/compress` does it: a stream for each answer. */
const METHODS: Record<string, () => Transform> = {
  none: () => new PassThrough(),
  'gzip 1': () => createGzip({ level: 1 }),
  'gzip 6': () => createGzip({ level: 6 }),
  'brotli 0': brotli(0),
  'brotli 1': brotli(1),
  'brotli 1, 64 KiB': brotli(1, 16),
  'brotli 4': brotli(4),
  'brotli 4, 64 KiB': brotli(4, 16),
};

const ROUNDS = 300;

async function compress(body: Buffer, method: () => Transform): Promise<Buffer> {
  const stream = method();
  const [compressed] = await Promise.all([buffer(stream), pipeline(Readable.from([body]), stream)]);
  return compressed;
}

/** CPU of all threads and bytes, for one answer. */
async function cost(body: Buffer, method: () => Transform): Promise<string> {
  for (let round = 0; round < ROUNDS / 5; round += 1) await compress(body, method);
  const before = process.cpuUsage();
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) bytes = (await compress(body, method)).length;
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1000 / ROUNDS).toFixed(2)} ms, ${bytes} B`;
}

/** What compressing costs and saves, by the size of an answer. */
export async function measureCompression(answers: Record<string, Buffer>): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, body] of Object.entries(answers).sort(([, a], [, b]) => a.length - b.length)) {
    const row: Record<string, string> = {};
    for (const [label, method] of Object.entries(METHODS)) row[label] = await cost(body, method);
    rows[`${name}, ${body.length} B`] = row;
  }
  console.table(rows);
}
