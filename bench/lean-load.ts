import { connect, type Socket } from 'node:net';
import type { Load } from './measure.ts';

const OK = 'HTTP/1.1 200';
const END_OF_HEADERS = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Bytes of the answer with these headers. */
function lengthOf(headers: string): number {
  const length = LENGTH.exec(headers)?.[1];
  if (!headers.startsWith(OK) || length === undefined) throw new Error(headers);
  return headers.length + Number(length);
}

/** Counts the answers that end in what was received next. */
function countEnds(): (bytes: Buffer) => number {
  /** Bytes to come of the answer under way. */
  let missing = 0;
  /** Headers that are not whole yet. */
  let beginning = Buffer.alloc(0);
  return (received) => {
    const bytes = beginning.length > 0 ? Buffer.concat([beginning, received]) : received;
    beginning = Buffer.alloc(0);
    let ended = 0;
    for (let at = 0; at < bytes.length; ) {
      if (missing === 0) {
        const end = bytes.indexOf(END_OF_HEADERS, at);
        if (end < 0) {
          // A copy: the buffer is read into again.
          beginning = Buffer.from(bytes.subarray(at));
          break;
        }
        missing = lengthOf(bytes.toString('latin1', at, end + END_OF_HEADERS.length));
      }
      const taken = Math.min(missing, bytes.length - at);
      at += taken;
      missing -= taken;
      if (missing === 0) ended += 1;
    }
    return ended;
  };
}

interface Pace {
  connections: number;
  /** Questions on the way on each connection (HTTP pipelining). */
  pipelined: number;
  seconds: number;
}

/**
 * Answers in a second to a client that only looks for their ends. A client that parses them, or that is woken for each,
 * needs a core of its own, which on two cores is the one that the second process would use.
 */
export async function countAnswers(load: Load, { connections, pipelined, seconds }: Pace): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(load.request.path ?? '/', load.url);
  const headers = { host, ...load.headers, ...load.request.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const questions = Buffer.from(question.repeat(pipelined));
  let answers = 0;
  // One for all connections: what was read is looked at before anything else is read.
  const buffer = Buffer.allocUnsafe(256 * 1024);

  function ask(onError: (error: unknown) => void): Socket {
    const ends = countEnds();
    let waiting = pipelined;
    function callback(size: number): boolean {
      try {
        const ended = ends(buffer.subarray(0, size));
        answers += ended;
        waiting -= ended;
      } catch (error) {
        onError(error);
      }
      if (waiting === 0) {
        waiting = pipelined;
        socket.write(questions);
      }
      return true;
    }
    const onread = { buffer, callback };
    const socket = connect({ host: hostname, port: Number(port), onread }, () => socket.write(questions));
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
