import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** Bit 3: sizes and checksum follow the content, which is not known in advance. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980, the earliest that the format knows: the same content gives the same bytes. */
const DATE = 0x0021;

function header(signature: number, fields: readonly [size: 2 | 4, value: number][], name = ''): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  let offset = buffer.writeUInt32LE(signature);
  for (const [size, value] of fields) offset = buffer.writeUIntLE(value, offset, size);
  return Buffer.concat([buffer, Buffer.from(name)]);
}

interface Written {
  name: string;
  offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

const sizesOf = ({ crc, packedSize, size }: Written): [4, number][] => [
  [4, crc],
  [4, packedSize],
  [4, size],
];

async function* pack(content: ZipEntry['content'], written: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      written.crc = crc32(bytes, written.crc);
      written.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  const source = Readable.from(measured());
  source.on('error', (error) => deflate.destroy(error));
  for await (const chunk of source.pipe(deflate)) {
    written.packedSize += chunk.length;
    yield chunk;
  }
}

/** Below 4 GiB, since it has no 64-bit sizes. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const done: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const written: Written = { name, offset, crc: 0, size: 0, packedSize: 0 };
    const local = header(
      0x04034b50,
      [
        [2, VERSION],
        [2, FLAGS],
        [2, DEFLATE],
        [2, 0],
        [2, DATE],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, name.length],
        [2, 0],
      ],
      name,
    );
    yield local;
    yield* pack(content, written);
    const descriptor = header(0x08074b50, sizesOf(written));
    yield descriptor;
    offset += local.length + written.packedSize + descriptor.length;
    done.push(written);
  }
  const directory = Buffer.concat(
    done.map((written) =>
      header(
        0x02014b50,
        [
          [2, VERSION],
          [2, VERSION],
          [2, FLAGS],
          [2, DEFLATE],
          [2, 0],
          [2, DATE],
          ...sizesOf(written),
          [2, written.name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, written.offset],
        ],
        written.name,
      ),
    ),
  );
  yield directory;
  const count = done.length;
  yield header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
}
