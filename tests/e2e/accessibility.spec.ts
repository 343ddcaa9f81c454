import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support.ts';

test.use({ reducedMotion: 'reduce' });
// Each page is looked at six times.
test.slow();

/** One load, then every look of it: light and dark, from a small phone to a desk. */
async function expectCleanInEveryLook(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await expectNoViolations(page);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      });
    }
  }
}

for (const path of ['/', '/?vista=calendario', '/about', '/events', '/login', '/register', '/no-existe', '/members']) {
  test(`${path} has nothing for axe to find and does not scroll sideways`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCleanInEveryLook(page);
  });
}

test('forms with errors are clean too', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page.getByText('El nombre es requerido').first()).toBeVisible();
  await expectCleanInEveryLook(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu of a small screen is clean in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('link', { name: 'Acerca de' }).first()).toBeVisible();
    await expectNoViolations(page);
  });
}
