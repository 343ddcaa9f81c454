import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { photoContract } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { decodeImage } from '../../core/files/decode-image.ts';
import { storeFile } from '../../core/files/stored-files.ts';
import { changeOwnAccount } from '../account/credentials/change-account.service.ts';
import { replacePhoto } from './photo.queries.ts';

export const photoNotFound = () => notFound('Esa foto ya no está.');

const SIDE_PIXELS = 320;

function redrawPhoto(userId: string, image: Buffer): Promise<Buffer> {
  return decodeImage(userId, image, (picture) =>
    picture.resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
}

export const photoUrlOf = (name: string) => photoContract.getPhoto.path.replace(':name', name);

/** Unguessable and never reused. */
const newPhotoUrl = () => photoUrlOf(`${randomBytes(16).toString('base64url')}.webp`);

/** The former photo is deleted in the same transaction, unless a report shows it. */
export async function savePhoto(
  context: Context,
  request: FastifyRequest,
  userId: string,
  image: Buffer,
): Promise<string> {
  const bytes = await redrawPhoto(userId, image);
  const url = newPhotoUrl();
  await changeOwnAccount(context, request, userId, async (transaction) => {
    const file = { bytes, contentType: 'image/webp', width: SIDE_PIXELS, height: SIDE_PIXELS };
    const hash = await storeFile(transaction, file);
    await replacePhoto(transaction, userId, { url, hash });
  });
  return url;
}

export function removePhoto(context: Context, request: FastifyRequest, userId: string): Promise<void> {
  return changeOwnAccount(context, request, userId, (transaction) =>
    replacePhoto(transaction, userId, { url: null, hash: null }),
  );
}
