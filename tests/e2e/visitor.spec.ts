import { expect, test } from '@playwright/test';
import { stallRequests, toastOf } from './support.ts';

test('what a visitor filters on the landing is in the address, and stays there', async ({ page }) => {
  await page.goto('/');
  const news = page.locator('#noticias');
  await expect(news.getByRole('article')).toHaveCount(3);
  await news.getByRole('button', { name: 'Cargar Más Noticias' }).click();
  await expect(news.getByRole('article')).toHaveCount(6);
  await news.getByRole('button', { name: 'Eventos', exact: true }).click();
  await expect(page).toHaveURL(/noticias=Eventos/);
  await expect(news.getByRole('button', { name: 'Eventos', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(news.getByRole('article')).toHaveCount(3);

  const events = page.locator('#eventos');
  await expect(events.getByRole('article')).toHaveCount(4);
  await expect(events.getByRole('link', { name: 'Ver todos los eventos' })).toHaveAttribute('href', '/events');
  await events.getByRole('button', { name: 'Capacitación', exact: true }).click();
  const training = events.getByRole('article').filter({ hasText: 'Capacitación' });
  await expect.poll(async () => (await training.count()) === (await events.getByRole('article').count())).toBe(true);
  await page.reload();
  await expect(events.getByRole('button', { name: 'Capacitación', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Its code is fetched by those who scroll, and its markup has to outlast all of the above.
  await expect(page.getByRole('heading', { name: 'Empresas miembro' })).toBeVisible();
});

test('the calendar marks the days with events, filters by day and obeys the keyboard', async ({ page }) => {
  await page.goto('/');
  const events = page.locator('#eventos');
  await events.getByRole('button', { name: 'Calendario' }).click();
  await expect(page).toHaveURL(/vista=calendario/);
  const grid = events.getByRole('grid');
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName(/domingo/i);
  const marked = grid.getByRole('button', { name: /\d+ eventos?/ }).first();
  await marked.click();
  await expect(page).toHaveURL(/fecha=\d{4}-\d{2}-\d{2}/);
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await expect(events.getByRole('article')).toHaveCount(1);

  await page.keyboard.press('ArrowRight');
  await expect(marked).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(marked).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/mes=\d{4}-\d{2}/);
  await expect(page).not.toHaveURL(/fecha=/);
});

test('what a visitor may not see leads to the login and back', async ({ page }) => {
  const releaseContact = await stallRequests(page, '**/api/login?next=%2Fcontact');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(toastOf(page)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
  releaseContact();
  await expect(page).toHaveURL('/login?next=%2Fcontact');
  await expect(page.getByText('Inicia sesión para escribirnos.')).toBeVisible();

  await page.goto('/members');
  const register = page.getByRole('main').getByRole('link', { name: 'Crear Cuenta' });
  await expect(register).toHaveAttribute('href', '/register?next=%2Fmembers');

  for (const path of ['/forum', '/projects']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impulsamos el desarrollo empresarial del Este');
  }
  // A shared link keeps its filters.
  await page.goto('/projects?category=education&page=2');
  const logins = page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' });
  await expect(logins).toHaveCount(2);
  for (const login of await logins.all()) {
    await expect(login).toHaveAttribute('href', '/login?next=%2Fprojects%3Fcategory%3Deducation%26page%3D2');
  }
});

test('the menu of a small screen opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Abrir menú' });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const name of ['Inicio', 'Foro', 'Proyectos', 'Eventos', 'Acerca de', 'Contacto']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Foro' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: 'Acerca de' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu.getByRole('link', { name: 'Foro' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
