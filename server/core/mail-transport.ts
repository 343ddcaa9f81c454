import { Readable, type Transform } from 'node:stream';
import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { PermanentJobError, ServiceUnavailableError } from './job-worker.ts';
import type { JobData } from './jobs.ts';
import { classifyRefusal } from './mail-bounces.ts';
import { writeMailFile } from './mail-files.ts';
import { observe } from './telemetry.ts';

interface SmtpReply extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

interface Mailer {
  send(mail: JobData['mail']): Promise<void>;
  close(): void;
}

export const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const REPLY_MAX = 2_000;
/** NUL, which PostgreSQL does not store, other control characters but line breaks, and those that reorder the text. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const printable = (text: string) => text.slice(0, REPLY_MAX).replace(UNPRINTABLE, ' ');

/** Untrusted reply: bounded plain text, since it is stored and shown. */
function toMailError(error: unknown): Error {
  const { message, code, command, responseCode, response } = error as SmtpReply;
  return Object.assign(new Error(printable(message)), {
    ...(code && { code }),
    ...(command && { command }),
    ...(responseCode && { responseCode }),
    ...(response && { response: printable(response) }),
  });
}

/** SMTP 421: the server closes the connection, whatever the mail. */
export const SERVICE_CLOSING = 421;

/** Other failures, such as the password or the sender, affect all mails. */
function isAboutMail({ code = '', responseCode = 0, command = '' }: Partial<SmtpReply>): boolean {
  if (responseCode === 0) return ['EENVELOPE', 'EMESSAGE'].includes(code);
  return responseCode !== SERVICE_CLOSING && (command === 'RCPT TO' || command === 'DATA');
}

async function observeMail(sending: Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  const end = (outcome: 'sent' | 'failed') => observe('mail', { outcome, ms: performance.now() - startedAt });
  try {
    await sending;
    end('sent');
  } catch (thrown) {
    end('failed');
    const error = toMailError(thrown);
    if (classifyRefusal(error)) throw new PermanentJobError(error.message, { cause: error });
    if (!isAboutMail(error)) throw new ServiceUnavailableError(error.message, { cause: error });
    throw error;
  }
}

/** One connection: the worker is sequential. It is closed when idle. */
const SMTP_POOL = { pool: true, maxConnections: 1, maxMessages: 100, idleTimeout: 2_000, maxRequeues: 1 } as const;

/** The name in `MAIL_FROM` takes precedence. */
function senderOf(mailFrom: string, name: string | undefined): { name: string; address: string } {
  const [sender] = addressparser(mailFrom, { flatten: true });
  return { name: sender?.name || (name ?? ''), address: sender?.address ?? mailFrom };
}

function toMessage(
  { mailFrom }: Pick<Config, 'mailFrom'>,
  {
    official,
    kind,
    isBulk,
    isRequested,
    isUnconfirmed,
    isSecurity,
    about,
    leaves,
    senderName,
    ...mail
  }: JobData['mail'],
) {
  return { ...mail, from: senderOf(mailFrom, senderName) };
}

/** Without a server each mail becomes a file that any mail program opens. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): Mailer {
  if (config.smtpUrl) {
    const options = { url: config.smtpUrl, ...SMTP_TIMEOUTS, ...SMTP_POOL };
    const transport = nodemailer.createTransport(options);
    return {
      send: (mail) => observeMail(transport.sendMail(toMessage(config, mail))),
      close: () => transport.close(),
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const send: Mailer['send'] = async (mail) => {
    const { message } = await transport.sendMail(toMessage(config, mail));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}`;
    const file = await writeMailFile(config.dataDir, name, message as Buffer);
    log.info({ file }, 'no SMTP server is configured: mail written to a file');
  };
  return { send, close() {} };
}

export interface BulkMail {
  /** Stable across retries, so that mail programs can recognise a duplicate. */
  messageId: string;
  to: string;
  /** Display name of the sender, unless `MAIL_FROM` has one. */
  senderName?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Sequential, over one connection. */
export interface MailTransport {
  /** Resolves when the server has accepted the mail. */
  send(mail: BulkMail, hooks: DeliveryHooks): Promise<void>;
  close(): void;
}

/**
 * Called before the final bytes of a mail, without which the server discards it. If one fails, they are not written.
 */
interface DeliveryHooks {
  /** Fencing: whether this worker still owns the delivery, once everything else is written. */
  confirm(): Promise<void>;
  /** The point of no return: synchronously before the final bytes are written. */
  beforeFinalByte(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function openMailTransport(config: MailConfig): MailTransport {
  return config.smtpUrl ? new SmtpConnection(config.smtpUrl, config.mailFrom) : createFileTransport(config);
}

function compose({ headers, senderName, ...mail }: BulkMail, mailFrom: string) {
  const from = senderOf(mailFrom, senderName);
  const list = Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));
  return new MailComposer({ ...mail, from, headers: list }).compile();
}

function createFileTransport({ dataDir, mailFrom }: MailConfig): MailTransport {
  return {
    async send(mail, { confirm, beforeFinalByte }) {
      const message = await compose(mail, mailFrom).build();
      await confirm();
      beforeFinalByte();
      await writeMailFile(dataDir, mail.messageId.replace(/[^\w.-]+/g, ''), message);
    },
    close() {},
  };
}

/** Defers the end of the message until everything before it is written and the hooks have passed. */
class DeferredEndStream extends Readable {
  constructor(
    private readonly message: Buffer,
    private readonly hooks: DeliveryHooks,
  ) {
    super();
  }

  override pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination {
    const stream = destination as unknown as Transform;
    const finish = () => {
      // Backpressure: these bytes would only queue behind the buffered ones.
      if (stream.isPaused()) return void stream.once('resume', () => setImmediate(finish));
      try {
        this.hooks.beforeFinalByte();
      } catch (error) {
        return void this.destroy(error as Error);
      }
      stream.end();
    };
    const confirm = () => this.hooks.confirm().then(finish, (error) => void this.destroy(error));
    stream.write(this.message, () => setImmediate(confirm));
    return destination;
  }
}

class SmtpConnection implements MailTransport {
  private connection: SMTPConnection | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {}

  async send(mail: BulkMail, hooks: DeliveryHooks): Promise<void> {
    const composed = compose(mail, this.from);
    const message = await composed.build();
    try {
      const connection = this.connection ?? (await this.connect());
      await new Promise<void>((resolve, reject) =>
        connection.send(composed.getEnvelope(), new DeferredEndStream(message, hooks), (error) =>
          error ? reject(error) : resolve(),
        ),
      );
    } catch (error) {
      // A new connection discards a half-sent envelope.
      this.close();
      throw toMailError(error);
    }
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  private async connect(): Promise<SMTPConnection> {
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({ ...options, ...SMTP_TIMEOUTS });
    connection.on('end', () => {
      if (this.connection === connection) this.connection = undefined;
    });
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) {
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      ).catch((error) => {
        connection.close();
        throw error;
      });
    }
    this.connection = connection;
    return connection;
  }
}
