import { connect } from 'node:net';
import type { Load } from './measure.ts';

const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/** Whether these bytes are a whole answer; no connection asks again before it has one. */
function isWhole(bytes: Buffer): boolean {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) return bytes.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS);
  return bytes.length >= head + 4 + Number(length);
}

/**
 * Answers in a second to a client that only looks for their ends. A client that parses them needs a core of its own, which
 * on two cores is the one that the second process would use.
 */
export async function countAnswers(load: Load, connections: number, seconds: number): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(load.request.path ?? '/', load.url);
  const headers = { host, ...load.headers, ...load.request.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(question));
    let received: Buffer | undefined;
    socket.on('data', (bytes) => {
      received = received ? Buffer.concat([received, bytes]) : bytes;
      if (!isWhole(received)) return;
      if (!received.toString('latin1', 0, 12).endsWith('200'))
        socket.destroy(new Error(received.toString('latin1', 0, 200)));
      received = undefined;
      answers += 1;
      socket.write(question);
    });
    return socket;
  });
  const failed = Promise.race(sockets.map((socket) => new Promise<never>((_, reject) => socket.on('error', reject))));
  const time = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await Promise.race([failed, time]).finally(() => {
    for (const socket of sockets) socket.destroy();
  });
  return Math.round(answers / seconds);
}
