import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { files } from '../../database/schema/files.ts';
import { profileReports } from '../../database/schema/members.ts';
import { importPhotoFolder } from './photo-folder-import.service.ts';

let portal: TestApp;
let dataDir: string;
beforeEach(async () => {
  portal = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-photos-'));
});
afterEach(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true });
});

const importFolder = () =>
  importPhotoFolder({ database: portal.database, config: { dataDir }, log: pino({ level: 'silent' }) });
const inFolder = (folder: string) => readdir(join(dataDir, 'uploads', folder));
const urlOf = (letter: string) => `/api/photos/${letter.repeat(22)}.webp`;

/** As an earlier version left it. */
async function write(folder: 'photos' | 'reported-photos', url: string, text: string): Promise<void> {
  await mkdir(join(dataDir, 'uploads', folder), { recursive: true });
  await writeFile(join(dataDir, 'uploads', folder, basename(url)), text);
}

it('photos of an earlier version keep their addresses, and leave the disk', async () => {
  const { client } = await signedIn(portal, { role: 'admin' });
  const owner = await createUser(portal.database, { profileImageUrl: urlOf('a') });
  const [report] = await portal.database
    .insert(profileReports)
    .values({
      ...{ firstName: 'Ana', lastName: 'Gil', memberId: owner.id, reporterId: owner.id, reason: 'spam' },
      profile: { profileImageUrl: urlOf('b') } as never,
    })
    .returning();
  await write('photos', urlOf('a'), 'present');
  await write('reported-photos', urlOf('b'), 'reported');

  await importFolder();
  expect(await client.get(urlOf('a'))).toMatchObject({ status: 200, body: 'present' });
  expect((await client.get(urlOf('b'))).status).toBe(404);
  expect(await client.get(`/api/admin/profile-reports/${report?.id}/photo`)).toMatchObject({ body: 'reported' });
  expect([await inFolder('photos'), await inFolder('reported-photos')]).toEqual([[], []]);
});

it('several processes with the same disk, one after the other and at once, import each photo once', async () => {
  const letters = [...'abcdefgh'];
  for (const letter of letters) {
    await createUser(portal.database, { profileImageUrl: urlOf(letter) });
    await write('photos', urlOf(letter), letter);
  }
  await Promise.all([importFolder(), importFolder(), importFolder()]);
  await importFolder();
  expect(await portal.database.$count(files)).toBe(letters.length);
  expect(await inFolder('photos')).toEqual([]);
});

it('leaves what the database does not know, and what is no photo', async () => {
  await write('photos', urlOf('a'), 'unknown');
  await write('photos', '/api/photos/notes.txt', 'x');
  await importFolder();
  expect(await inFolder('photos')).toHaveLength(2);
  expect(await portal.database.$count(files)).toBe(0);
});

it('does not bring back a photo that was replaced meanwhile', async () => {
  const { client, user } = await signedIn(portal, { profileImageUrl: urlOf('a') });
  await write('photos', urlOf('a'), 'former');
  await client.delete('/api/users/photo');
  await importFolder();
  expect((await client.get(urlOf('a'))).status).toBe(404);
  expect((await client.get('/api/auth/user')).body).toMatchObject({ id: user.id, profileImageUrl: null });
});

it('needs no folder', async () => {
  await importFolder();
  await expect(access(join(dataDir, 'uploads'))).rejects.toThrow('ENOENT');
});
