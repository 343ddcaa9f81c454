import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { JobData } from './jobs.ts';
import { writeMailFile } from './mail-files.ts';

export type Mailer = (mail: JobData['mail']) => Promise<void>;

export const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the configured server. Without one, each mail becomes a file that any mail program opens. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): Mailer {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport({ url: config.smtpUrl, ...SMTP_TIMEOUTS }, { from: config.mailFrom });
    return async ({ official: _, ...mail }) => void (await transport.sendMail(mail));
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  return async ({ official: _, ...mail }) => {
    const { message } = await transport.sendMail(mail);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}`;
    const file = await writeMailFile(config.dataDir, name, message as Buffer);
    log.info({ file }, 'no SMTP server is configured: mail written to a file');
  };
}
