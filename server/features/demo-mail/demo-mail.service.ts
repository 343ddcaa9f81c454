import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { type DemoMail, demoMailLimits } from '#contract/demo-mail/demo-mail.contract.ts';
import type { Config } from '../../core/config.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { mailFolder } from '../../core/mail-files.ts';

type Deps = Pick<Config, 'dataDir'>;

const ENDING = '.eml';
const NAME = /^\w[\w.-]{0,199}\.eml$/;
/** `2027-08-28T12-30-00.000Z-…` */
const DATED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z/;
const BYTES_MAX = 2 * 1024 * 1024;

const HEADER_BYTES = 4096;

/** O_NOFOLLOW: no symbolic link is followed out of the folder. */
async function withMailFile<Content>(
  { dataDir }: Deps,
  name: string,
  read: (file: FileHandle) => Promise<Content>,
): Promise<Content | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(join(mailFolder(dataDir), name), constants.O_RDONLY | constants.O_NOFOLLOW);
    return await read(file);
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
}

function readMail(deps: Deps, name: string): Promise<{ source: Buffer; writtenAt: Date } | undefined> {
  return withMailFile(deps, name, async (file) => {
    const { size, mtime } = await file.stat();
    return size <= BYTES_MAX ? { source: await file.readFile(), writtenAt: mtime } : undefined;
  });
}

async function readRecipients(deps: Deps, name: string): Promise<string> {
  const head = await withMailFile(deps, name, async (file) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEADER_BYTES) });
    return buffer.toString('utf8', 0, bytesRead);
  });
  const [headers = ''] = head?.replaceAll('\r\n', '\n').split('\n\n', 1) ?? [];
  return (
    /^to:(.*(?:\n[ \t].*)*)/im
      .exec(headers)?.[1]
      ?.replace(/\n[ \t]+/g, ' ')
      .toLowerCase() ?? ''
  );
}

async function writtenAt(deps: Deps, name: string): Promise<string> {
  const [dated] = DATED.exec(name) ?? [];
  if (dated) return dated;
  const mail = await readMail(deps, name);
  return (mail?.writtenAt ?? new Date(0)).toISOString().replaceAll(':', '-');
}

async function listNames(deps: Deps): Promise<string[]> {
  const entries = await readdir(mailFolder(deps.dataDir), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && NAME.test(entry.name)).map(({ name }) => name);
  const dated = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(deps, name) })));
  return dated.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ name }) => name);
}

const addressOf = ({ to = [] }: Email) => to.map(({ address }) => address ?? '').join(', ');

/** Filtering opens every file. */
const MAX_FILTERED = 1000;

async function filterByRecipient(deps: Deps, names: string[], to: string): Promise<string[]> {
  const wanted = to.toLowerCase();
  const found: string[] = [];
  // Sequential: there may be more files than a process may open.
  for (const name of names) if ((await readRecipients(deps, name)).includes(wanted)) found.push(name);
  return found;
}

export async function listDemoMails(deps: Deps, page: number, to = ''): Promise<{ mails: DemoMail[]; total: number }> {
  const all = await listNames(deps);
  const names = to ? await filterByRecipient(deps, all.slice(0, MAX_FILTERED), to) : all;
  const start = (page - 1) * demoMailLimits.pageSize;
  const mails = await Promise.all(
    names.slice(start, start + demoMailLimits.pageSize).map(async (name) => {
      const mail = await readMail(deps, name);
      if (!mail) return [];
      const email = await PostalMime.parse(mail.source);
      return {
        id: name.slice(0, -ENDING.length),
        subject: email.subject ?? '',
        to: addressOf(email),
        sentAt: mail.writtenAt.toISOString(),
        text: email.text ?? '',
      };
    }),
  );
  return { mails: mails.flat(), total: names.length };
}

/** Links open outside of the preview frame. */
export async function findDemoMail(deps: Deps, id: string): Promise<string | undefined> {
  const names = await listNames(deps);
  const mail = names.includes(`${id}${ENDING}`) ? await readMail(deps, `${id}${ENDING}`) : undefined;
  if (!mail) return undefined;
  const { html, text } = await PostalMime.parse(mail.source);
  const body = html ?? `<pre>${escapeHtml(text ?? '')}</pre>`;
  return body.includes('<head>') ? body.replace('<head>', '<head><base target="_top">') : `<base target="_top">${body}`;
}
