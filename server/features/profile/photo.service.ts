import { basename } from 'node:path';
import { photoContract } from '#contract/profile/photo.contract.ts';
import type { Context } from '../../core/context.ts';
import { swapPhotoUrl } from './photo.queries.ts';
import { deletePhoto, writePhoto } from './photo-files.ts';
import { redrawPhoto } from './photo-image.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

const urlOf = (name: string) => photoContract.getPhoto.path.replace(':name', name);
/** A picture that came from an external sign-in lies elsewhere and is not ours to delete. */
const isOwn = (url: string | null): url is string => url?.startsWith(urlOf('')) ?? false;

/** A file that could not be deleted is in nobody's way; the person has what they asked for. */
export async function discardPhoto({ config, log }: Pick<Deps, 'config' | 'log'>, url: string | null): Promise<void> {
  if (!isOwn(url)) return;
  await deletePhoto(config, basename(url)).catch((err) => log.warn({ err }, 'an old photo could not be deleted'));
}

export async function savePhoto(deps: Deps, userId: string, image: Buffer): Promise<string> {
  const name = await writePhoto(deps.config, await redrawPhoto(image));
  const url = urlOf(name);
  try {
    await discardPhoto(deps, await swapPhotoUrl(deps.database, userId, url));
    return url;
  } catch (error) {
    await discardPhoto(deps, url);
    throw error;
  }
}

export async function removePhoto(deps: Deps, userId: string): Promise<void> {
  await discardPhoto(deps, await swapPhotoUrl(deps.database, userId, null));
}
