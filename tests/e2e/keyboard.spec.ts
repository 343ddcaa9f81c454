import { expect, test } from '@playwright/test';
import { createPost, LONG_ENOUGH, signInAsNewMember, unique } from './forum-support.ts';
import { skipToContent, tabAndPress, tabAndType, tabTo } from './keyboard-support.ts';
import { accept, conversation, openAs } from './messages-support.ts';
import { demo, newEmail, toastOf } from './support.ts';

test('one logs in, and a mistake leads to the field', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabAndPress(page, page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }));
  await expect(page.getByRole('alert').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.insertText(demo.member);
  await tabAndType(page, page.getByLabel('Contraseña', { exact: true }), demo.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('one publishes a post and comments on it', async ({ page }) => {
  await signInAsNewMember(page, 'Miguelina');
  await page.goto('/forum', { waitUntil: 'networkidle' });
  await skipToContent(page);
  const open = page.getByRole('button', { name: 'Crear nuevo post' });
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await tabAndPress(page, open);
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const title = unique('Escrito sin ratón');
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await page.keyboard.insertText(title);
  await tabTo(page, dialog.getByLabel('Categoría'));
  await page.keyboard.press('ArrowDown');
  await tabAndType(page, dialog.getByRole('textbox', { name: 'Contenido' }), LONG_ENOUGH);
  await tabAndPress(page, dialog.getByRole('button', { name: 'Publicar' }));
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  await expect(open).toBeFocused();

  const { id } = await createPost(page);
  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabAndType(page, page.getByLabel('Escribe un comentario'), 'También sin ratón.');
  await tabAndPress(page, page.getByRole('button', { name: 'Comentar', exact: true }));
  await expect(page.locator('[id^="c-"]').getByText('También sin ratón.')).toBeVisible();

  const more = page.getByRole('button', { name: /^Más acciones del comentario/ });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await tabAndPress(page, more);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(entry('Editar')).toBeFocused();
  await page.keyboard.press('e');
  await expect(entry('Eliminar')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  // Without room below, the page scrolls.
  await page.setViewportSize({ width: 360, height: 500 });
  await more.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().bottom - 480, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
});

test('one registers for an event and gives the place back', async ({ page }) => {
  await signInAsNewMember(page, 'Fior');
  const { events } = await (await page.request.get('/api/events?scope=upcoming')).json();
  const event = events.find(
    (each: { registrationRequired: boolean; capacity: number; registered: number }) =>
      each.registrationRequired && each.registered < each.capacity,
  );
  await page.goto(`/events/${event.id}`, { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabAndPress(page, page.getByRole('main').getByRole('button', { name: /^Inscribirse/ }));
  await expect(
    page
      .getByRole('main')
      .getByText(/^Tienes tu cupo/)
      .first(),
  ).toBeVisible();
  const giveBack = page.getByRole('button', { name: /^Cancelar/ }).first();
  await tabAndPress(page, giveBack);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(giveBack).toBeFocused();
});

test('one asks to connect and writes a message', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await ana.page.goto(`/members/${beto.id}`, { waitUntil: 'networkidle' });
  await skipToContent(ana.page);
  await tabAndPress(ana.page, ana.page.getByRole('button', { name: /^Conectar/ }));
  await expect(ana.page.getByRole('button', { name: 'Pendiente' })).toBeVisible();
  // Optimistic: the button changes before the server responds.
  const pending = async () => (await (await beto.page.request.get('/api/connections/pending')).json()).connections;
  await expect.poll(pending).toHaveLength(1);
  await accept(beto, (await pending())[0].id);
  await ana.page.goto(`/mensajes/${beto.id}`, { waitUntil: 'networkidle' });
  await skipToContent(ana.page);
  await tabAndType(ana.page, ana.page.getByLabel(/^Escribe un mensaje a/), 'Te escribo sin ratón.');
  await ana.page.keyboard.press('Enter');
  await expect(conversation(ana).getByText('Te escribo sin ratón.')).toBeVisible();
  await ana.page.context().close();
  await beto.page.context().close();
});

test('one edits the profile', async ({ page }) => {
  await signInAsNewMember(page, 'Roselio');
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await skipToContent(page);
  const toggle = page.getByRole('button', { name: 'Editar Perfil' });
  await tabAndPress(page, toggle);
  // The form arrives with its heading focused.
  await expect(page.getByRole('heading', { name: 'Editar perfil' })).toBeFocused();
  await tabAndType(page, page.getByLabel('Empresa'), 'Ferretería Roselio');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Perfil actualizado');
  await expect(toggle).toBeFocused();
});

test('one writes to the council and subscribes to the newsletter', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabAndType(page, page.locator('#newsletter-email'), newEmail());
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('¡Suscripción exitosa!');

  await signInAsNewMember(page, 'Carmen');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await skipToContent(page);
  await tabTo(page, page.getByLabel('Asunto *'));
  await page.keyboard.press('ArrowDown');
  await tabAndType(page, page.getByLabel('Mensaje *'), 'Un mensaje escrito sin ratón.');
  await tabAndPress(page, page.getByRole('button', { name: 'Enviar mensaje' }));
  await expect(page.getByText('Recibimos tu mensaje con el número')).toBeVisible();
});
