import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, inject, it } from 'vitest';
import { superuserConnection } from '../../server/database/embedded/embedded-postgres.ts';
import { socketDirOf } from '../../server/database/embedded/socket-path.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';
import { setServerReadOnly } from '../support/read-only-database.ts';
import { createSmallDisk, mountable, type SmallDisk } from '../support/small-disk.ts';

const skip = mountable ? '' : ' (skipped: mounts are forbidden here)';
const DISK_BYTES = 400 * 1024 ** 2;
const UNAVAILABLE = 'El portal no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

const READERS = Array.from({ length: 5_000 }, (_, index) => `lectora${index}@prueba.example`);
const TEXT = 'Un texto que no cabe en el disco de la base de datos. '.repeat(20);

let disk: SmallDisk | undefined;
let dataDir: string;
let portal: PortalProcess;
afterEach(async () => {
  portal.signal('SIGTERM');
  await portal.exited;
  if (disk) await disk.remove();
  else await rm(dataDir, { recursive: true });
  disk = undefined;
});

async function send(cookie: string, method: string, path: string, body: unknown, type = 'application/json') {
  const headers = { origin: portal.url, cookie, 'content-type': type };
  const raw = type === 'application/json' ? JSON.stringify(body) : (body as BodyInit);
  const answer = await fetch(portal.url + path, { method, headers, body: raw });
  return {
    status: answer.status,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    text: await answer.text(),
  };
}

const account = (name: string) => ({
  email: `${name}@prueba.example`,
  password: 'secreto',
  firstName: 'Ana',
  lastName: 'Gil',
});
const register = (name: string) => send('', 'POST', '/api/auth/register', account(name));
const read = async (cookie: string, path: string) =>
  (await fetch(portal.url + path, { headers: { cookie } })).json() as Promise<Record<string, unknown>>;

/** Everything that writes, as an administrator and as a member. */
async function prepareSendings() {
  const [{ cookie: admin }, { cookie: member }] = [await register('admin'), await register('miembro')];
  const noise = {
    create: {
      width: 900,
      height: 900,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const picture = await sharp(noise).png().toBuffer();
  const sendings = {
    import: () =>
      send(admin, 'POST', '/api/admin/newsletter/subscribers/import?consent=given', READERS.join('\n'), 'text/csv'),
    register: () => register('tarde'),
    upload: () => send(member, 'PUT', '/api/users/photo', picture, 'image/png'),
    newsletter: () => send(admin, 'POST', '/api/admin/newsletter/issues', { subject: 'Boletín', intro: TEXT }),
    deletion: () =>
      send(member, 'DELETE', '/api/users/account', { email: account('miembro').email, password: 'secreto' }),
  };
  return { admin, member, sendings };
}

it.skipIf(skip)(
  `while the disk of the database is full whatever is sent is kept or refused in a sentence, and nothing is left of what was refused${skip}`,
  async () => {
    disk = await createSmallDisk(DISK_BYTES);
    dataDir = join(disk.folder, 'datos');
    execFileSync('cp', ['-a', inject('dataDirectoryTemplate'), dataDir]);
    portal = await startPortal({ DATA_DIR: dataDir });
    const { admin, member, sendings } = await prepareSendings();
    await disk.fill();
    // What is small may find room in a page that is there: it is kept then.
    const isKept = new Map<string, boolean>();
    for (const [name, attempt] of Object.entries(sendings)) {
      const { status, text } = await attempt();
      isKept.set(name, status < 300);
      if (status >= 300) expect([name, status, JSON.parse(text).message]).toEqual([name, 503, UNAVAILABLE]);
    }
    expect([isKept.get('upload'), isKept.get('import')]).toEqual([false, false]);
    expect((await portal.call('GET', '/livez')).status).toBe(200);

    await disk.empty();
    // Without a restart.
    const login = () => send('', 'POST', '/api/auth/login', { email: account('admin').email, password: 'secreto' });
    await expect.poll(async () => (await login()).status).toBe(200);
    const again = await register('tarde');
    // Its address is taken, or free.
    expect(again.status < 300).toBe(!isKept.get('register'));
    const { total } = await read(admin, '/api/admin/newsletter/subscribers');
    expect(total).toBe(0);
    const { issues } = (await read(admin, '/api/admin/newsletter/issues')) as { issues: unknown[] };
    expect(issues).toHaveLength(isKept.get('newsletter') ? 1 : 0);
    const person = await read(member, '/api/auth/user');
    if (isKept.get('deletion')) expect(person).toEqual({ message: 'Unauthorized' });
    else expect(person).toMatchObject({ email: account('miembro').email, profileImageUrl: null });
    expect((await sendings.import()).status).toBeLessThan(300);
  },
);

it('while the database takes no writes whatever is sent is refused in a sentence, reading goes on, and all of it works at once when it does again', async () => {
  dataDir = await copyDataDirectory(inject('dataDirectoryTemplate'), 'frozen');
  portal = await startPortal({ DATA_DIR: dataDir });
  const { admin, member, sendings } = await prepareSendings();
  const superuser = superuserConnection(dataDir, { host: socketDirOf(dataDir), port: 5432 });
  const login = () => send('', 'POST', '/api/auth/login', { email: account('miembro').email, password: 'secreto' });
  const countIssues = async () => {
    const { issues } = (await read(admin, '/api/admin/newsletter/issues')) as { issues: unknown[] };
    return issues.length;
  };

  await setServerReadOnly(superuser, true);
  const attempts = { ...sendings, login };
  const refused = Object.entries(attempts).map(async ([name, attempt]) => {
    const { status, text } = await attempt();
    return [name, status, JSON.parse(text).message];
  });
  expect(await Promise.all(refused)).toEqual(Object.keys(attempts).map((name) => [name, 503, UNAVAILABLE]));
  expect(await countIssues()).toBe(0);
  // Whose addresses somebody looks at is written down, or they are not shown.
  expect(await read(admin, '/api/admin/newsletter/subscribers')).toMatchObject({ message: UNAVAILABLE });
  const person = await read(member, '/api/auth/user');
  expect(person).toMatchObject({ email: account('miembro').email, profileImageUrl: null });

  await setServerReadOnly(superuser, false);
  expect((await read(admin, '/api/admin/newsletter/subscribers')).total).toBe(0);
  const { import: imports, deletion, ...others } = sendings;
  for (const [name, attempt] of Object.entries({ login, imports, ...others }))
    expect([name, (await attempt()).status]).toEqual([name, expect.toSatisfy((status) => status < 300)]);
  expect((await read(admin, '/api/admin/newsletter/subscribers')).total).toBe(READERS.length);
  expect(await countIssues()).toBe(1);
  expect((await read(member, '/api/auth/user')).profileImageUrl).toEqual(expect.any(String));
  expect((await deletion()).status).toBeLessThan(300);
  expect(await read(member, '/api/auth/user')).toEqual({ message: 'Unauthorized' });
});
