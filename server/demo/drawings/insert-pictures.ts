import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { mediaItems, mediaVariants } from '../../database/schema/media.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { focalYOf, SCENE_ALTS } from './record-scenes.ts';
import { drawScene, SCENE_SIZE, type Scene } from './scenes.ts';

export interface Drawing {
  /** Id or name of what shows it, from which that of the picture follows. */
  recordId: string;
  svg: string;
  width: number;
  height: number;
  alt: string;
  focalY: number;
  createdAt: Date;
}

export type Picture = Pick<Drawing, 'recordId' | 'createdAt'> & { scene: Scene };

export const pictureId = (recordId: string): string => demoId('picture', recordId);

/** Puts drawings into the media library, before the records that show them. */
export async function insertDrawings(database: Queryable, drawings: Drawing[]): Promise<void> {
  const rows = drawings.map(({ recordId, svg, ...item }) => {
    const bytes = Buffer.from(svg);
    return { ...item, id: pictureId(recordId), bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  });
  await database
    .insert(files)
    .values(
      rows.map(({ hash, bytes, width, height }) => ({
        ...{ hash, bytes, byteSize: bytes.length, width, height },
        contentType: 'image/svg+xml',
      })),
    )
    // A member's portrait may be that of a leader too.
    .onConflictDoNothing();
  await insertRows(
    database,
    mediaItems,
    rows.map(({ hash: _hash, bytes: _bytes, ...item }) => ({
      ...item,
      kind: 'drawing' as const,
      audience: 'public' as const,
      widths: [item.width],
    })),
  );
  await insertRows(
    database,
    mediaVariants,
    rows.map(({ id, width, hash }) => ({ mediaId: id, width, format: 'svg' as const, hash })),
  );
}

export function insertPictures(database: Queryable, pictures: Picture[]): Promise<void> {
  const drawings = pictures.map(({ scene, ...picture }) => ({
    ...picture,
    ...SCENE_SIZE,
    svg: drawScene(scene, picture.recordId),
    alt: SCENE_ALTS[scene.motif],
    focalY: focalYOf(scene),
  }));
  return insertDrawings(database, drawings);
}

/** A record of the demo without a scene is a mistake. */
export function sceneOf(scenes: Record<string, Scene>, key: string): Scene {
  const scene = scenes[key];
  if (!scene) throw new Error(`No scene: ${key}`);
  return scene;
}
