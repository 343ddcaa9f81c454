import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support.ts';

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
