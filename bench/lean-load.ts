import { connect, type Socket } from 'node:net';
import type { Load } from './measure.ts';

const OK = 'HTTP/1.1 200';
const END_OF_HEADERS = '\r\n\r\n';
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Bytes of the answer that begins here; none where it comes in chunks. */
function lengthOf(start: Buffer): number | undefined {
  const end = start.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length;
  const headers = start.toString('latin1', 0, end);
  if (!headers.startsWith(OK)) throw new Error(headers);
  const length = LENGTH.exec(headers)?.[1];
  return length === undefined ? undefined : end + Number(length);
}

/** Calls back at the end of each answer. */
function watchEnds(onEnd: () => void): (bytes: Buffer) => void {
  let length: number | undefined;
  let received = 0;
  return (bytes) => {
    if (received === 0) length = lengthOf(bytes);
    received += bytes.length;
    const isWhole =
      length === undefined ? bytes.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) : received >= length;
    if (!isWhole) return;
    received = 0;
    onEnd();
  };
}

/**
 * Answers in a second to a client that only looks for their ends. A client that parses them needs a core of its own, which
 * on two cores is the one that the second process would use.
 */
export async function countAnswers(load: Load, connections: number, seconds: number): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(load.request.path ?? '/', load.url);
  const headers = { host, ...load.headers, ...load.request.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let answers = 0;
  // One for all connections: what was read is looked at before anything else is read.
  const buffer = Buffer.allocUnsafe(256 * 1024);

  function ask(onError: (error: unknown) => void): Socket {
    const watch = watchEnds(() => {
      answers += 1;
      socket.write(question);
    });
    function callback(size: number): boolean {
      try {
        watch(buffer.subarray(0, size));
      } catch (error) {
        onError(error);
      }
      return true;
    }
    const onread = { buffer, callback };
    const socket = connect({ host: hostname, port: Number(port), onread }, () => socket.write(question));
    return socket.on('error', onError);
  }

  let sockets: Socket[] = [];
  await new Promise<void>((resolve, reject) => {
    sockets = Array.from({ length: connections }, () => ask(reject));
    setTimeout(resolve, seconds * 1000);
  }).finally(() => {
    for (const socket of sockets) socket.destroy();
  });
  return Math.round(answers / seconds);
}
