import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Where mail goes without a server: files that any mail program opens. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Where people trying the portal read them: nobody else's mails are ever shown. */
export const hasDemoMailbox = ({ demo, smtpUrl, production }: Pick<Config, 'demo' | 'smtpUrl' | 'production'>) =>
  demo && !smtpUrl && !production;

/** A name is used once: the same mail does not become a second file. */
export async function writeMailFile(dataDir: string, name: string, message: Buffer): Promise<string> {
  const folder = mailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.eml`);
  await writeFile(file, message, { flag: 'wx', mode: 0o600 });
  return file;
}
