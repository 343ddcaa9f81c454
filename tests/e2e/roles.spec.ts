import { expect, test } from '@playwright/test';
import { demo, newEmail, signIn, toastOf } from './support.ts';

test('an administrator makes a member an editor, who is told, and sees the pages of content and no others', async ({
  page,
  browser,
  baseURL,
}) => {
  const editor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const email = newEmail();
  const registered = await editor.request.post('/api/auth/register', {
    data: { email, password: demo.password, firstName: 'Yokasta', lastName: 'Redactora' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { id } = await registered.json();

  await editor.goto('/home');
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, demo.admin);
  await page.goto(`/admin/miembros/${id}`);
  const role = page.getByRole('region', { name: 'Rol' });
  await expect(role).toContainText('Miembro.');
  await role.getByRole('button', { name: 'Dar el rol de editor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar el rol' }).click();
  await expect(toastOf(page)).toContainText('Rol cambiado');
  await expect(role).toContainText('Editor.');
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Miembro → Editor');

  await expect(toastOf(editor)).toContainText('Tu sesión terminó', { timeout: 20_000 });
  await signIn(editor, email);
  await editor.goto('/admin');
  await expect(editor).toHaveURL(/\/admin\/noticias$/);
  const menu = editor.getByRole('navigation', { name: 'Páginas de administración' });
  await expect(menu.getByRole('link')).toHaveText(['Noticias', 'Proyectos', 'Contenido', 'Imágenes']);
  await menu.getByRole('link', { name: 'Contenido' }).click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Contenido' })).toBeVisible();
  await editor.goto('/admin/miembros');
  await expect(editor.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible();

  await editor.goto('/admin/contenido');
  await expect(editor.getByRole('heading', { level: 1, name: 'Contenido' })).toBeVisible();
  await role.getByRole('button', { name: 'Quitar el rol de editor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el rol' }).click();
  await expect(toastOf(editor)).toContainText('Tu rol cambió');
  await expect(editor.getByRole('heading', { name: 'No tienes permiso' })).toBeVisible();
  await editor.context().close();
});
