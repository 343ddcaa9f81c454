import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Without an SMTP server: `.eml` files that any mail program opens. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Demo only: this mailbox shows the mails of every account. */
export const hasDemoMailbox = ({ demo, smtpUrl, production }: Pick<Config, 'demo' | 'smtpUrl' | 'production'>) =>
  demo && !smtpUrl && !production;

/** Fails if the name exists: the same mail is not written twice. */
export async function writeMailFile(dataDir: string, name: string, message: Buffer): Promise<string> {
  const folder = mailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.eml`);
  await writeFile(file, message, { flag: 'wx', mode: 0o600 });
  return file;
}
