import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { mediaItems, mediaVariants } from '../../database/schema/media.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { focalYOf, SCENE_ALTS } from './record-scenes.ts';
import { drawScene, SCENE_SIZE, type Scene } from './scenes.ts';

export interface Picture {
  /** Id of the record that shows it, from which that of the picture follows. */
  recordId: string;
  scene: Scene;
  createdAt: Date;
}

export const pictureId = (recordId: string): string => demoId('picture', recordId);

/** Puts drawings into the media library, before the records that show them. */
export async function insertPictures(database: Queryable, pictures: Picture[]): Promise<void> {
  const drawn = pictures.map(({ recordId, scene, createdAt }) => {
    const bytes = Buffer.from(drawScene(scene, recordId));
    return { id: pictureId(recordId), scene, createdAt, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  });
  const { width, height } = SCENE_SIZE;
  await insertRows(
    database,
    files,
    drawn.map(({ hash, bytes }) => ({
      hash,
      bytes,
      byteSize: bytes.length,
      contentType: 'image/svg+xml',
      width,
      height,
    })),
  );
  await insertRows(
    database,
    mediaItems,
    drawn.map(({ id, scene, createdAt }) => ({
      id,
      kind: 'drawing' as const,
      audience: 'public' as const,
      alt: SCENE_ALTS[scene.motif],
      focalY: focalYOf(scene),
      width,
      height,
      widths: [width],
      createdAt,
    })),
  );
  await insertRows(
    database,
    mediaVariants,
    drawn.map(({ id, hash }) => ({ mediaId: id, width, format: 'svg' as const, hash })),
  );
}

/** A record of the demo without a scene is a mistake. */
export function sceneOf(scenes: Record<string, Scene>, key: string): Scene {
  const scene = scenes[key];
  if (!scene) throw new Error(`No scene: ${key}`);
  return scene;
}
