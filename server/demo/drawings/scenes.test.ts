import { expect, it } from 'vitest';
import { EVENT_SCENES, NEWS_SCENES, PROJECT_SCENES, SCENE_ALTS } from './record-scenes.ts';
import { drawScene } from './scenes.ts';

const records = { project: PROJECT_SCENES, news: NEWS_SCENES, event: EVENT_SCENES };

it('no two projects show the same motif', () => {
  const motifs = Object.values(PROJECT_SCENES).map(({ motif }) => motif);
  expect(new Set(motifs).size).toBe(motifs.length);
});

it.each(Object.entries(records))(
  'no two pictures of %s records are alike, and each is small and self-contained',
  (_, scenes) => {
    const drawn = Object.entries(scenes).map(([key, scene]) => drawScene(scene, key));
    expect(new Set(drawn).size).toBe(drawn.length);
    const looks = Object.values(scenes).map(({ motif, light, tint }) => `${motif} ${light ?? tint}`);
    expect(new Set(looks).size).toBe(looks.length);
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(12_000);
      expect(svg).not.toMatch(/NaN|undefined|<script|href|style|<text/);
    }
  },
);

it('is the same drawing for the same seed, and says what it shows', () => {
  for (const scene of Object.values(PROJECT_SCENES)) {
    expect(drawScene(scene, 'a')).toBe(drawScene(scene, 'a'));
    expect(SCENE_ALTS[scene.motif]).toMatch(/^Dibujo del? /);
  }
});
