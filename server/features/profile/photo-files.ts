import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../core/config.ts';

type PhotoLocation = Pick<Config, 'dataDir'>;

/** Photos that members see, and those that were replaced or removed while a report shows them. */
type Folder = 'photos' | 'reported-photos';

const folderOf = ({ dataDir }: PhotoLocation, folder: Folder) => join(dataDir, 'uploads', folder);

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Random name: it cannot be guessed and is never reused. */
export async function writePhoto(location: PhotoLocation, image: Buffer): Promise<string> {
  const folder = folderOf(location, 'photos');
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await writeFile(join(folder, name), image, { flag: 'wx' });
  return name;
}

/** Undefined where there is no such file. The name was validated before. */
export async function readPhoto(
  location: PhotoLocation,
  name: string,
  folder: Folder = 'photos',
): Promise<Buffer | undefined> {
  return readFile(join(folderOf(location, folder), name)).catch(unlessAbsent);
}

export async function setPhotoAside(location: PhotoLocation, name: string): Promise<void> {
  const aside = folderOf(location, 'reported-photos');
  await mkdir(aside, { recursive: true });
  await rename(join(folderOf(location, 'photos'), name), join(aside, name)).catch(unlessAbsent);
}

export async function deletePhoto(location: PhotoLocation, name: string, folder: Folder = 'photos'): Promise<void> {
  await rm(join(folderOf(location, folder), name), { force: true });
}
