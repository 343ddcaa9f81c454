import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });

      for (const path of [
        '/',
        '/?vista=calendario',
        '/about',
        '/events',
        '/login',
        '/register',
        '/no-existe',
        '/members',
      ]) {
        test(`${path} has nothing for axe to find and does not scroll sideways`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolations(page);
          expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        });
      }

      test('forms with errors and the open menu are clean too', async ({ page }) => {
        await page.goto('/register');
        await page.getByRole('button', { name: 'Crear Cuenta' }).click();
        await expect(page.getByText('El nombre es requerido').first()).toBeVisible();
        await expectNoViolations(page);
        const toggle = page.getByRole('button', { name: 'Abrir menú' });
        if (await toggle.isVisible()) await toggle.click();
        await expectNoViolations(page);
      });
    });
  }
}
