import { connect } from 'node:net';

interface Held {
  method: string;
  url: string;
  cookies: ReadonlyMap<string, string>;
  type: string;
  body: string;
}

/** A request whose head has been sent, and whose body waits for `send`, which resolves with the status. */
export interface HeldBackRequest {
  send(): Promise<number>;
}

/** As a sender on a bad line, or one who waits for the right moment: Fastify's `inject` has the body at once. */
export async function holdBack(port: number, { method, url, cookies, type, body }: Held): Promise<HeldBackRequest> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  const answered = new Promise<number>((resolve, reject) => {
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
      if (status && status !== '100') resolve(Number(status));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${method} ${url} was not answered`)));
  });
  answered.catch(() => undefined);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    `${method} ${url} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    async send() {
      if (socket.writable) socket.write(body);
      const status = await answered;
      socket.destroy();
      return status;
    },
  };
}
