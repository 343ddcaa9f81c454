import { expect, test } from '@playwright/test';
import {
  createComment,
  createPost,
  LONG_ENOUGH,
  logIn,
  openAsNewMember,
  signInAsNewMember,
  unique,
} from './forum-support.ts';
import { demo, expectNoViolations, openSettled, signIn, stallRequests, toastOf, VIEWPORT_EXTREMES } from './support.ts';

test('a member publishes, is found by an unaccented plural, and talks with another live', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page, 'Yokasta');
  const title = unique('Exportación de mermeladas');
  await page.goto('/forum');
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByLabel('Categoría').selectOption({ label: 'Ventas y Mercadeo' });
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(`${LONG_ENOUGH}\n\n- **uno**\n- dos`);
  await dialog.getByRole('tab', { name: 'Vista previa' }).click();
  await expect(dialog.getByRole('tabpanel').locator('strong')).toHaveText('uno');
  const release = await stallRequests(page, '**/api/forum/posts');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByRole('button', { name: 'Publicando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  await expect(toastOf(page)).toContainText('Tu publicación ha sido creada y ya está disponible en el foro.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();

  const search = page.getByRole('combobox', { name: 'Buscar en el portal' });
  await search.fill('exportaciones mermelada');
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(/\/forum\/post\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nadie ha comentado todavía')).toBeVisible();

  const other = await openAsNewMember(browser, baseURL, 'Rafelito');
  await other.goto(page.url());
  await other.getByLabel('Escribe un comentario').fill('Nosotros empezamos con **cien frascos**.');
  await other.getByRole('button', { name: 'Comentar', exact: true }).click();
  const comment = page.getByRole('article', { name: 'Comentario de Rafelito Prueba' });
  await expect(comment).toContainText('cien frascos');
  await expect(comment).toContainText('Nuevo');
  await expect(page.getByText('Nuevo comentario de Rafelito Prueba')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Comentarios (1)' })).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(0);

  await comment.getByRole('button', { name: 'Responder a Rafelito Prueba' }).click();
  await page.getByLabel('Responder a Rafelito Prueba').fill('¿Y quién hizo la etiqueta?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: 'Comentario de Yokasta Prueba' })).toBeFocused();
  await expect(other.getByRole('article', { name: 'Comentario de Yokasta Prueba' })).toContainText('la etiqueta');

  await comment.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Marcar como solución' }).click();
  await expect(page.getByRole('link', { name: 'Ver la respuesta que la resolvió' })).toBeVisible();
  await expect(comment).toContainText('Solución');
  await other.context().close();
});

test('liking answers at once and goes back when it fails', async ({ page, browser, baseURL }) => {
  await signInAsNewMember(page, 'Altagracia');
  const { id } = await createPost(page);
  await page.goto(`/forum/post/${id}`);
  const like = page.getByRole('button', { name: /^Me gusta/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');

  const other = await openAsNewMember(browser, baseURL, 'Bienvenido');
  await other.goto(`/forum/post/${id}`);
  const otherLike = other.getByRole('button', { name: /^Me gusta/ });
  await expect(otherLike).toContainText('1');
  await other.route('**/like', (route) => route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }));
  await otherLike.click();
  await expect(toastOf(other)).toContainText('No se pudo marcar «Me gusta»');
  await expect(otherLike).toHaveAttribute('aria-pressed', 'false');
  await expect(otherLike).toContainText('1');
  await other.context().close();
});

test('the author edits and deletes; a member reports; an administrator takes down and restores', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewMember(page, 'Mercedes');
  const { id, title } = await createPost(page);
  await page.goto(`/forum/post/${id}`);
  await page.route('**/api/forum/categories', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Editar' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar publicación' });
  await expect(editing.getByRole('alert').getByText('No se pudieron cargar las categorías')).toBeVisible();
  await editing.getByRole('button', { name: 'Reintentar' }).click();
  await editing.getByLabel('Título').fill('Otra cosa');
  await editing.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await editing.getByRole('button', { name: 'Descartar borrador' }).click();
  await editing.getByRole('button', { name: 'Sí, descartar' }).click();
  await editing.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(editing.getByLabel('Título')).toHaveValue(title);
  await expect(editing.getByText('Recuperamos el borrador')).toHaveCount(0);
  await editing.getByLabel('Título').fill(`${title} (corregida)`);
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} (corregida)`);
  await expect(page.getByText('editado')).toBeVisible();

  const other = await openAsNewMember(browser, baseURL, 'Porfirio');
  await other.goto(`/forum/post/${id}`);
  await expect(other.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Reportar' }).click();
  const reporting = other.getByRole('dialog', { name: `Reportar «${title} (corregida)»` });
  await reporting.getByLabel('Publicidad o spam').check();
  await reporting.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(toastOf(other)).toContainText('Reporte enviado');

  const admin = await other.context().browser()?.newContext({ baseURL });
  const moderator = await admin?.newPage();
  if (!moderator) throw new Error('no browser');
  await signIn(moderator, demo.admin);
  await moderator.goto(`/forum/post/${id}`);
  await moderator.getByRole('button', { name: 'Cerrar a comentarios' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(toastOf(moderator)).toContainText('Publicación cerrada a comentarios');
  await other.reload();
  await expect(other.getByText('Esta publicación está cerrada a nuevos comentarios.')).toBeVisible();

  await moderator.getByRole('button', { name: 'Retirar' }).click();
  const takingDown = moderator.getByRole('dialog', { name: `¿Retirar «${title} (corregida)»?` });
  await takingDown.getByLabel('Motivo (opcional)').fill('Es publicidad.');
  await takingDown.getByRole('button', { name: 'Retirar' }).click();
  await expect(moderator.getByText('Esta publicación fue retirada.')).toBeVisible();

  await other.reload();
  await expect(other.getByRole('heading', { name: 'Publicación no encontrada' })).toBeVisible();
  await expect(other).toHaveTitle(/^Publicación no encontrada —/);
  await page.reload();
  await expect(page.getByText('Motivo: Es publicidad.')).toBeVisible();

  await moderator.getByRole('button', { name: 'Restaurar' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(toastOf(moderator)).toContainText('Publicación restaurada');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${title} (corregida)`);

  await page.reload();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: `¿Eliminar «${title} (corregida)»?` })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(page).toHaveURL('/forum');
  await expect(toastOf(page)).toContainText('Publicación eliminada');
  await admin?.close();
  await other.context().close();
});

test('filters, order and page live in the address; the second press of a category does not clear it', async ({
  page,
}) => {
  await signIn(page, demo.member);
  await page.goto('/forum');
  await expect(page.getByRole('article')).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Paginación' });
  await expect(pages.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: /^Página \d/ })).toHaveCount(5);
  await pages.getByRole('button', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/forum?pagina=2');
  await expect(pages).toContainText(/Mostrando 11–20 de \d+/);
  await expect(page.getByRole('heading', { name: 'Todas las publicaciones' })).toBeFocused();

  const card = page.getByRole('button', { name: /^Ventas y Mercadeo/ });
  await card.click();
  await expect(page).toHaveURL('/forum?categoria=ventas-y-mercadeo');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('Ordenar por').selectOption({ label: 'Más comentados' });
  await expect(page).toHaveURL(/orden=commented/);
  await page.getByLabel('Filtrar por texto').fill('zzz no existe xxx');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('No hay publicaciones', { exact: true })).toBeVisible();
  await expect(page.getByText('No se encontraron publicaciones con los filtros aplicados.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Filtrar por texto')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Ordenar por')).toHaveValue('commented');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/forum?orden=commented');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('the list stands where it was on the way back from another load, and after a reload', async ({ page }) => {
  await signIn(page, demo.member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/forum');
  await expect(page.getByRole('article').last()).toBeAttached();
  const top = 1200;
  await page.evaluate(
    `new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollTo({ top: ${top}, behavior: 'instant' }); })`,
  );
  await page.goto('/about');
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(page.getByRole('article').last()).toBeAttached();
    await expect.poll(() => page.evaluate('scrollY')).toBe(top);
  }
});

test('from the list to a post and back nothing has to load, and the list stands where it was', async ({ page }) => {
  await signIn(page, demo.member);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettled(page, '/forum');
  const link = page.getByRole('article').last().getByRole('link').first();
  const prefetched = [/\/posts\/[0-9a-f-]{36}$/, /\/comments\?/].map((path) => page.waitForResponse(path));
  await link.hover();
  await Promise.all(prefetched);
  const top = await page.evaluate('scrollY');
  const release = await stallRequests(page, '**/api/forum/**');

  await link.click();
  await expect(page.getByRole('heading', { name: /^Comentarios/ })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Todas las publicaciones' })).toBeAttached();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(await page.evaluate('scrollY')).toBe(top);
  release();
});

test('the list says that it loads, that it failed, and that there is nothing', async ({ page }) => {
  await signIn(page, demo.member);
  const release = await stallRequests(page, '**/api/forum/posts?*');
  await page.goto('/forum');
  await expect(page.getByText('Cargando publicaciones...')).toBeVisible();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/forum/posts?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/forum?orden=popular');
  await expect(page.getByText('No se pudieron cargar las publicaciones')).toBeVisible();
  await expect(page.getByText('Failed to fetch posts')).toHaveAttribute('lang', 'en');
  await page.unrouteAll();
  const empty = { posts: [], total: 0, capped: false, page: 1, totalPages: 0 };
  await page.route('**/api/forum/posts?*', (route) => route.fulfill({ json: empty }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no hay publicaciones en el foro.')).toBeVisible();

  // Without categories there is no form to fill in.
  await page.route('**/api/forum/categories', (route) => route.fulfill({ json: [] }));
  await page.goto('/forum');
  await page.getByRole('button', { name: 'Escribe la primera' }).click();
  await expect(page.getByRole('dialog')).toContainText('Aún no hay categorías');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('the form says what is wrong, counts, and a draft survives a reload', async ({ page }) => {
  await signInAsNewMember(page, 'Dulce');
  await page.goto('/forum?nuevo=1');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill('Corto');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  for (const message of [
    'El título debe tener al menos 10 caracteres',
    'El contenido debe tener al menos 50 caracteres',
    'Debe seleccionar una categoría',
  ]) {
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await dialog.getByLabel('Título').fill('x'.repeat(201));
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill('y'.repeat(5001));
  await expect(dialog.getByText('El título no puede exceder 200 caracteres').first()).toBeVisible();
  await expect(dialog.getByText('El contenido no puede exceder 5000 caracteres').first()).toBeVisible();
  await expect(dialog.getByText('201/200')).toBeVisible();
  await expect(dialog.getByText('Sobra 1 carácter').first()).toBeAttached();

  await dialog.getByLabel('Título').fill('Un borrador que se queda');
  await page.reload();
  await expect(dialog.getByLabel('Título')).toHaveValue('Un borrador que se queda');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('Guardamos tu borrador');
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  await expect(dialog.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Descartar borrador' }).click();
  await dialog.getByRole('button', { name: 'Sí, descartar' }).click();
  await expect(dialog.getByLabel('Título')).toHaveValue('');
});

test('a draft survives an ended session: the login leads back to it', async ({ page, context }) => {
  await signIn(page, demo.member);
  const title = unique('Escrito antes de que venciera la sesión');
  await page.goto('/forum?categoria=turismo-y-eventos');
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(LONG_ENOUGH);
  await context.clearCookies();
  const release = await stallRequests(page, '**/api/login?*');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
  release();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, demo.member);
  await expect(page).toHaveURL('/forum?categoria=turismo-y-eventos&nuevo=1');
  await expect(dialog.getByLabel('Título')).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL('/forum');
});

test('a failure to publish says why and keeps everything', async ({ page }) => {
  await signInAsNewMember(page, 'Ramona');
  await page.goto('/forum?categoria=turismo-y-eventos&nuevo=1');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill('Un título que no llega');
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(LONG_ENOUGH);
  await page.route('**/api/forum/posts', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('textbox', { name: 'Contenido' }).press('Control+Enter');
  await expect(toastOf(page)).toContainText('Error al crear el post');
  await expect(toastOf(page)).toContainText('Ha ocurrido un error inesperado.');
  await expect(dialog.getByLabel('Título')).toHaveValue('Un título que no llega');
});

test('a post whose answer was lost on the way is there once, however often it is sent', async ({ page }) => {
  await signInAsNewMember(page, 'Altagracia');
  await page.goto('/forum?categoria=turismo-y-eventos&nuevo=1');
  const title = unique('Excursiones a la isla Saona');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill(LONG_ENOUGH);
  await page.route('**/api/forum/posts', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: '' });
  });
  await dialog.getByRole('textbox', { name: 'Contenido' }).press('Control+Enter');
  await expect(toastOf(page)).toContainText('Error al crear el post');
  await page.unroute('**/api/forum/posts');
  await dialog.getByRole('textbox', { name: 'Contenido' }).press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.goto(`/forum?buscar=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
});

test('a link to a comment opens its page, marks it and takes the focus', async ({ page }) => {
  await signInAsNewMember(page, 'Zoila');
  const { id } = await createPost(page);
  const comments = [];
  for (let index = 1; index <= 25; index += 1)
    comments.push(await createComment(page, id, `Comentario número ${index}`));
  const last = comments.at(-1);
  await createComment(page, id, 'Una respuesta dentro de otra', (await createComment(page, id, 'Una', last?.id)).id);

  await page.goto(`/forum/post/${id}#c-${last?.id}`);
  const target = page.locator(`#c-${last?.id}`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(page.getByText('en respuesta a Zoila Prueba')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Paginación de comentarios' });
  await expect(pages.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Página 1' }).click();
  await expect(page.getByText('Comentario número 1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/forum/post/${id}`);

  await page.getByLabel('Escribe un comentario').fill('Desde la primera página');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Desde la primera página' })).toBeFocused();
});

test('a comment is corrected and deleted by who wrote it, and its answers keep their place', async ({ page }) => {
  await signInAsNewMember(page, 'Niurka');
  const { id } = await createPost(page);
  const first = await createComment(page, id, 'Con un herror');
  await createComment(page, id, 'La respuesta que queda', first.id);
  await page.goto(`/forum/post/${id}`);
  const comment = page.locator(`#c-${first.id}`);
  await comment.getByRole('button', { name: /^Más acciones/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(comment.getByRole('button', { name: /^Más acciones/ })).toBeFocused();
  await comment.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Editar comentario').fill('Sin error');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(comment).toContainText('Sin error');
  await expect(comment).toContainText('editado');

  await comment.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: '¿Eliminar el comentario de Niurka Prueba?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(comment).toHaveText('Comentario eliminado');
  await expect(page.getByText('La respuesta que queda')).toBeVisible();
});

test('an answer to a comment that is deleted meanwhile is not lost', async ({ page, browser, baseURL }) => {
  await signInAsNewMember(page, 'Niurka');
  const { id } = await createPost(page);
  const comment = await createComment(page, id, 'Esto lo borro enseguida');
  const reader = await openAsNewMember(browser, baseURL, 'Wilson');
  await reader.goto(`/forum/post/${id}`);
  const place = reader.locator(`#c-${comment.id}`);
  await place.getByRole('button', { name: 'Responder' }).click();
  const box = place.getByRole('textbox');
  await box.fill('Lo que me costó escribir');
  await page.request.delete(`/api/forum/comments/${comment.id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  await expect(place).toContainText('Comentario eliminado');
  await place.getByRole('button', { name: 'Responder' }).click();
  await expect(toastOf(reader)).toContainText('El comentario al que respondes ya no existe.');
  await expect(box).toHaveValue('Lo que me costó escribir');
});

test('what a visitor follows from a mail leads back to the comment after the login', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await openAsNewMember(browser, baseURL, 'Teresa');
  const { id } = await createPost(author);
  const comment = await createComment(author, id, 'El comentario del correo');
  await author.context().close();
  await page.goto(`/forum/post/${id}#c-${comment.id}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, demo.member);
  await expect(page).toHaveURL(`/forum/post/${id}#c-${comment.id}`);
  await expect(page.locator(`#c-${comment.id}`)).toBeFocused();
});

test('on a phone the way to write floats over the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demo.member);
  await page.goto('/forum');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  await expect(page.getByRole('dialog', { name: 'Crear nuevo post' })).toBeVisible();
});

for (const [colorScheme, width] of VIEWPORT_EXTREMES) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('the list and the open dialog have nothing for axe to find', { tag: '@slow' }, async ({ page }) => {
      await signIn(page, demo.admin);
      await page.goto('/forum?categoria=ventas-y-mercadeo');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolations(page);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);

      await page.getByRole('button', { name: 'Crear nuevo post' }).click();
      const dialog = page.getByRole('dialog', { name: 'Crear nuevo post' });
      await dialog.getByLabel('Título').fill('Facturación electrónica');
      await expect(dialog.getByText(/publicaciones parecidas/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole('tab', { name: 'Vista previa' }).click();
      await expectNoViolations(page);
    });

    test('a post with comments and one that is not there have nothing for axe to find', { tag: '@slow' }, async ({
      page,
    }) => {
      await signIn(page, demo.admin);
      const { posts } = await (await page.request.get('/api/forum/posts?sortBy=popular&limit=1')).json();
      await page.goto(`/forum/post/${posts[0].id}`);
      const comments = page.getByRole('article', { name: /^Comentario de/ });
      await comments
        .first()
        .getByRole('button', { name: /^Responder a/ })
        .click();
      await comments
        .last()
        .getByRole('button', { name: /^Más acciones/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolations(page);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await page.goto('/forum/post/0198c0de-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { name: 'Publicación no encontrada' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
