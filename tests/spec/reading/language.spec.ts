import type { Page } from '@playwright/test';
import { siteRoutes } from '../../visual/site-routes.ts';
import { expect } from '../support/fixtures.ts';
import { h1 } from '../support/screens.ts';
import { section } from '../support/section.ts';

/** Common words of English UI texts, none of which is a Spanish word. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|to|for|with|you|your|is|are|was|not|this|that|please|failed|loading|save|cancel|submit|delete|search|password|required|invalid|unknown|undefined|null|nan|object)(?!\p{L})/iu;

/** Of somebody without a photo. */
const INITIALS = /^\p{Lu}{1,2}$/u;

/** Visible and announced texts, except those marked as English or code. */
const READ = `(() => {
  const isEnglish = (element) => element.closest('[lang=en], script, style, noscript, code') !== null;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!isEnglish(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (!isEnglish(element)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
})()`;

async function englishOn(page: Page): Promise<string[]> {
  await expect(h1(page)).toBeAttached();
  const texts = (await page.evaluate(READ)) as string[];
  return texts.filter((text) => ENGLISH.test(text) && !INITIALS.test(text));
}

const VIEWERS = { visitor: 'visitors', member: 'members', admin: 'administrators' };

section('R Routes', ({ row }) => {
  for (const viewer of ['visitor', 'member', 'admin'] as const) {
    const paths = siteRoutes
      .filter(({ path, views }) => !path.includes(':') && views.some((view) => view.viewer === viewer))
      .map(({ path }) => path);
    row(
      `the ${paths.length} pages of ${VIEWERS[viewer]} are in Spanish, but for what is quoted and marked as English`,
      async ({ openAs }) => {
        for (const path of paths) {
          const page = await openAs[viewer](path);
          await page.waitForLoadState('networkidle');
          expect.soft(await englishOn(page), path).toEqual([]);
        }
      },
    );
  }
});
