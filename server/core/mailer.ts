import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { JobData } from './jobs.ts';

export type Mailer = (mail: JobData['mail']) => Promise<void>;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the configured server. Without one, each mail becomes a file that any mail program opens. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): Mailer {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS }, { from: config.mailFrom });
    return async (mail) => void (await transport.sendMail(mail));
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  const folder = join(config.dataDir, 'mail');
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ file }, 'no SMTP server is configured: mail written to a file');
  };
}
