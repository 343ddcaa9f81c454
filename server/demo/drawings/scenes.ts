import { createRandom } from '../random.ts';
import { indoorScenes } from './indoor-scenes.ts';
import { outdoorScenes } from './outdoor-scenes.ts';
import { HEIGHT, type Light, sky, WIDTH } from './scene-kit.ts';

const MOTIFS = { ...outdoorScenes, ...indoorScenes };

export type SceneName = keyof typeof MOTIFS;

export interface Scene {
  motif: SceneName;
  light?: Light;
  tint?: keyof typeof TINTS;
}

const TINTS = {
  apricot: '#f7cf9f',
  mint: '#bfe0cf',
  rose: '#f0b9a5',
  sky: '#b9dbe6',
  lemon: '#f6df9d',
  lilac: '#cfc3e3',
  teal: '#7dbfc0',
} as const;

/** Pixels of the picture; the drawing itself has none. */
export const SCENE_SIZE = { width: 1200, height: 675 };

/** The same scene for the same seed: people, clouds and the sun's place come from it. */
export function drawScene({ motif, light = 'day', tint = 'apricot' }: Scene, seed: string): string {
  const random = createRandom(`scene/${seed}`);
  const isOutdoor = motif in outdoorScenes;
  const content = MOTIFS[motif]({ light, tint: TINTS[tint], random });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_SIZE.width}" height="${SCENE_SIZE.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${isOutdoor ? sky(light, random) : ''}${content}</svg>`
  );
}
