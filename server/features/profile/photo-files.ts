import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../core/config.ts';

type Place = Pick<Config, 'dataDir'>;

const folderOf = ({ dataDir }: Place) => join(dataDir, 'uploads', 'photos');

/** Nobody guesses it, and a new picture never takes the name of an old one. */
export async function writePhoto(place: Place, image: Buffer): Promise<string> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await writeFile(join(folder, name), image, { flag: 'wx' });
  return name;
}

/** Nothing where there is no such file. The name comes from a path whose form was checked. */
export async function readPhoto(place: Place, name: string): Promise<Buffer | undefined> {
  return readFile(join(folderOf(place), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

export async function deletePhoto(place: Place, name: string): Promise<void> {
  await rm(join(folderOf(place), name), { force: true });
}
