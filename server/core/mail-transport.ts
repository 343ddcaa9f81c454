import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { PermanentJobError, ServiceUnavailableError, type SKIPPED } from './job-worker.ts';
import type { JobData } from './jobs.ts';
import { classifyRefusal } from './mail/bounces.ts';
import { writeMailFile } from './mail-files.ts';
import { observe } from './telemetry.ts';

interface SmtpReply extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

export interface Mailer {
  send(mail: JobData['mail']): Promise<void>;
  close(): void;
}

/** By the delivery rules: `SKIPPED` where they refuse it. */
export type SendMail = (mail: JobData['mail'], jobId: string) => Promise<'sent' | typeof SKIPPED>;

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
const SERVICE_CLOSING = 421;

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

/** One connection, which the newsletter shares. It is closed when idle. */
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
