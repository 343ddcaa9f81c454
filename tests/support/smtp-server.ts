import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw message as received. */
  raw: string;
}

export interface TestSmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** How many of the next deliveries are refused with a temporary error. */
  failures: number;
  /** Addresses that it has no mailbox for. */
  unknown: Set<string>;
  /** Addresses that it refuses, with its reply: `550 5.1.1 no such user`. */
  refused: Map<string, string>;
  /** Awaited before a recipient is accepted. */
  beforeRecipient: () => Promise<unknown>;
  /** Awaited when a mail is complete, before it is accepted. */
  beforeAccepting: () => Promise<unknown>;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that stores received mails; on a free port, if none is said. */
export async function startSmtpServer(at = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo: async ({ address }, _session, done) => {
      await state.beforeRecipient();
      const [code, ...words] =
        (state.unknown.has(address) ? '550 no such user' : state.refused.get(address))?.split(' ') ?? [];
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null);
    },
    onData: async (stream, session, done) => {
      const raw = await text(stream).catch(() => undefined);
      // The client disconnected in the middle of the message.
      if (raw === undefined) return done(new Error('incomplete'));
      await state.beforeAccepting();
      if (state.failures > 0) {
        state.failures -= 1;
        done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      state.mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  // A killed client resets its connection, which is not an error of the server.
  server.on('error', () => {});
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const state: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    failures: 0,
    unknown: new Set(),
    refused: new Map(),
    beforeRecipient: async () => {},
    beforeAccepting: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}

/** One part of a mail, decoded from quoted-printable. */
export function mailPart({ raw }: ReceivedMail, type: 'text/plain' | 'text/html'): string {
  const [, part = ''] = raw.split(`Content-Type: ${type}`);
  const body = part.slice(part.indexOf('\r\n\r\n') + 4).split('\r\n--')[0] ?? '';
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Attachment of a mail and its content type. */
export function mailAttachment({ raw }: ReceivedMail): { type: string; content: string } | undefined {
  const part = raw.split(/\r\n--[^\r\n]+/).find((each) => /^Content-Disposition: attachment/im.test(each));
  if (!part) return undefined;
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
  const type = /^Content-Type: ([\s\S]*?)\r\n(?![ \t])/im.exec(`${head}\r\n`)?.[1] ?? '';
  return {
    type: type.replace(/\r\n\s+/g, ' '),
    content: Buffer.from(body.join('\r\n\r\n'), 'base64').toString('utf8'),
  };
}

/** The subject as a mail program shows it. */
export function mailSubject({ raw }: ReceivedMail): string {
  const line = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(raw)?.[1] ?? '';
  return line
    .replace(/\?=(?:\r\n)?[ \t]+=\?UTF-8\?[QB]\?/gi, '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) =>
      decodeURIComponent(
        text
          .replaceAll('_', ' ')
          .replaceAll('%', '%25')
          .replace(/=([0-9A-F]{2})/g, '%$1'),
      ),
    )
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'));
}
