import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '../../../server/core/mail-files.ts';
import type { IsolatedPortal } from '../../e2e/isolated-portal.ts';

function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}

/** Mails to an address, as text, from a portal without a mail server. */
export async function mailsTo({ dataDir }: Pick<IsolatedPortal, 'dataDir'>, address: string): Promise<string[]> {
  const folder = mailFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail)).map(decoded);
}
