import { expect, type Page, test } from '@playwright/test';
import { createPost, LONG_ENOUGH, openAsNewMember, signInAsNewMember, unique } from './forum-support.ts';
import { connect, conversation, openAs } from './messages-support.ts';
import {
  attach,
  countKeptFiles,
  fillPost,
  kept,
  LOST,
  loseAnswers,
  postsNamed,
  reopen,
} from './submissions-support.ts';
import { cutLater, newEmail, stallRequests, toastOf } from './support.ts';

const NEW_POST = '/forum?categoria=turismo-y-eventos&nuevo=1';

test.describe('pictures', () => {
  test('publishing waits for the picture, says so, and sends it small', async ({ page }) => {
    await signInAsNewMember(page, 'Altagracia');
    await page.goto(NEW_POST);
    const title = unique('Con la foto del mostrador');
    const dialog = await fillPost(page, title, LONG_ENOUGH);
    let bytes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/forum/images')) bytes = request.postDataBuffer()?.byteLength ?? 0;
    });
    const release = await stallRequests(page, '**/api/forum/images');
    await attach(page, ['mostrador.jpg']);
    await expect(dialog.getByRole('list', { name: 'Subidas' })).toContainText('mostrador.jpg');
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog.getByRole('button', { name: /^Publicando cuando termine la foto… \d+ %$/ })).toBeDisabled();
    expect(await postsNamed(page, title)).toEqual([]);
    release();
    await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
    const [post] = await postsNamed(page, title);
    expect(post.images).toHaveLength(1);
    expect(Math.max(post.images[0].width, post.images[0].height)).toBeLessThanOrEqual(2048);
    expect(bytes).toBeGreaterThan(0);
  });

  test('a picture that failed is not left out unasked, and can be tried again', async ({ page }) => {
    await signInAsNewMember(page, 'Milagros');
    await page.goto(NEW_POST);
    const title = unique('Una foto que falla');
    const dialog = await fillPost(page, title, LONG_ENOUGH);
    await page.route('**/api/forum/images', (route) => route.abort());
    await attach(page, ['almacén.jpg']);
    await expect(dialog.getByText('No se pudo subir. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog.getByText('Una imagen no se pudo subir.')).toBeVisible();
    expect(await postsNamed(page, title)).toEqual([]);
    await page.unroute('**/api/forum/images');
    await dialog.getByRole('button', { name: 'Reintentar almacén.jpg' }).click();
    await expect(dialog.getByLabel('Describe la imagen 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
    expect((await postsNamed(page, title))[0].images).toHaveLength(1);
  });

  test('of six pictures four travel, the others are named, and the one that failed stays in view', async ({ page }) => {
    await signInAsNewMember(page, 'Zunilda');
    await page.goto(NEW_POST);
    const dialog = await fillPost(page, unique('Seis fotos de una vez'), LONG_ENOUGH);
    await page.route('**/api/forum/images', (route) => route.abort(), { times: 1 });
    await attach(page, ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
    await expect(dialog.getByText('Caben 4 fotos: no se agregó 5.jpg, 6.jpg.')).toBeVisible();
    await expect(dialog.getByLabel('Describe la imagen 3')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Subidas' }).getByRole('listitem')).toHaveCount(1);
    const retry = dialog.getByRole('button', { name: /^Reintentar \d.jpg$/ });
    const failed = (await retry.getAttribute('aria-label'))?.replace('Reintentar ', '') ?? '';
    await dialog.getByRole('button', { name: `Quitar ${failed}` }).click();
    await expect(dialog.getByText('Caben 4 fotos')).toHaveCount(0);

    await page.route('**/api/forum/images', (route) => route.abort(), { times: 1 });
    await attach(page, ['séptima.jpg']);
    await expect(dialog.getByRole('button', { name: 'Reintentar séptima.jpg' })).toBeVisible();
    await attach(page, ['octava.jpg']);
    await expect(dialog.getByText('Caben 4 fotos: no se agregó octava.jpg.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reintentar séptima.jpg' }).click();
    await expect(dialog.getByLabel('Describe la imagen 4')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Subir imágenes' })).toBeHidden();
    await expect(dialog.getByText('Caben 4 fotos: no se agregó octava.jpg.')).toBeVisible();
  });

  test('a picture that does not move for twenty seconds has failed, one that moves has not', async ({ page }) => {
    await signInAsNewMember(page, 'Casilda');
    await page.clock.install();
    await page.goto(NEW_POST);
    const dialog = await fillPost(page, unique('Una foto que no avanza'), LONG_ENOUGH);
    // Nothing of it leaves.
    await page.route('**/api/forum/images', () => {});
    await attach(page, ['parada.jpg']);
    const bar = dialog.getByLabel('Subiendo parada.jpg');
    const failed = dialog.getByText('No se pudo subir. Revisa tu conexión e inténtalo de nuevo.');
    await expect(bar).toBeVisible();
    await page.clock.fastForward(19_000);
    await expect(bar).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(failed).toBeVisible();
    await page.unroute('**/api/forum/images');

    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await dialog.getByRole('button', { name: 'Reintentar parada.jpg' }).click();
    const shares = new Set<string | null>();
    for (let waited = 0; waited < 60; waited += 15) {
      await expect.poll(async () => shares.has(await bar.getAttribute('value'))).toBe(false);
      shares.add(await bar.getAttribute('value'));
      await page.clock.fastForward(15_000);
    }
    await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await expect(dialog.getByLabel('Describe la imagen 1')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('pictures are part of the draft, also those that were on their way', async ({ page, context }) => {
    await signInAsNewMember(page, 'Freddy');
    await page.goto(NEW_POST);
    const title = unique('Dos fotos y la pestaña cerrada');
    const dialog = await fillPost(page, title, LONG_ENOUGH);
    await attach(page, ['primera.jpg']);
    await dialog.getByLabel('Describe la imagen 1').fill('La primera');
    await expect.poll(() => countKeptFiles(page)).toBe(0);
    await stallRequests(page, '**/api/forum/images');
    await attach(page, ['segunda.jpg']);
    await expect(dialog.getByLabel('Subiendo segunda.jpg')).toBeVisible();
    await expect.poll(() => countKeptFiles(page)).toBe(1);
    const again = await reopen(page, context, NEW_POST);
    const restored = again.getByRole('dialog', { name: 'Crear nuevo post' });
    await expect(restored.getByLabel('Describe la imagen 1')).toHaveValue('La primera');
    await expect(restored.getByLabel('Describe la imagen 2')).toBeVisible();
    await restored.getByRole('button', { name: 'Publicar' }).click();
    await expect(toastOf(again)).toContainText('¡Post creado exitosamente!');
    const [post] = await postsNamed(again, title);
    expect(post.images.map(({ alt }: { alt: string }) => alt)).toEqual(['La primera', '']);
  });

  test('a photo in HEIC is told by its first bytes, with what to do', async ({ page }) => {
    await signInAsNewMember(page, 'Rosanna');
    await page.goto(NEW_POST);
    await fillPost(page, unique('Una foto de iPhone'), LONG_ENOUGH);
    const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
    await page.getByLabel('Archivos de imagen').setInputFiles([{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(page.getByRole('alert').getByText(/formato HEIC.*iPhone.*Android/)).toBeVisible();
  });
});

test('a draft of an edit over a newer version tells so, and shows it', async ({ page }) => {
  await signInAsNewMember(page, 'Deyanira');
  const post = await createPost(page);
  await page.goto(`/forum/post/${post.id}`, { waitUntil: 'networkidle' });
  const edit = () => page.getByRole('button', { name: 'Editar', exact: true }).click();
  const content = page.getByRole('dialog').getByRole('textbox', { name: 'Contenido' });
  await edit();
  await content.fill(`${LONG_ENOUGH} Escrito ayer.`);
  const whole = await (await page.request.get(`/api/forum/posts/${post.id}`)).json();
  const data = { title: whole.title, content: `${LONG_ENOUGH} Guardado hoy.`, categoryId: whole.category.id };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.put(`/api/forum/posts/${post.id}`, { data, headers })).ok()).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await edit();
  await expect(page.getByText('Hay una versión más nueva que tu borrador.')).toBeVisible();
  await expect(content).toHaveValue(`${LONG_ENOUGH} Escrito ayer.`);
  await page.getByText('Ver lo que está guardado').click();
  await expect(page.getByRole('dialog').getByRole('status').getByText('Guardado hoy.')).toBeVisible();
});

test('what is written in a small dialog is kept too, and sent once the signal is back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const author = await openAsNewMember(browser, baseURL, 'Bienvenido');
  const post = await createPost(author);
  const { id: authorId } = await (await author.request.get('/api/auth/user')).json();
  await signInAsNewMember(page, 'Deyanira');
  const [{ id: projectId }] = (await (await page.request.get('/api/projects')).json()).projects;
  const dialogs = [
    {
      path: `/forum/post/${post.id}`,
      open: async (tab: Page) => {
        await tab.getByRole('button', { name: 'Reportar', exact: true }).click();
        return tab.getByRole('radio').first().check();
      },
      label: 'Detalles (opcional)',
      button: 'Enviar reporte',
      unsent: 'No se pudo enviar el reporte',
      sent: 'Reporte enviado',
    },
    {
      path: `/projects/${projectId}`,
      open: (tab: Page) => tab.getByRole('button', { name: 'Quiero participar' }).click(),
      label: '¿En qué puedes ayudar? (opcional)',
      button: 'Confirmar participación',
      unsent: 'No se pudo registrar tu participación',
      sent: '¡Ya participas!',
    },
    {
      path: `/members/${authorId}`,
      open: (tab: Page) => tab.getByRole('button', { name: /^Con una nota/ }).click(),
      label: 'Nota (opcional)',
      button: 'Enviar solicitud',
      unsent: 'No se pudo enviar la solicitud',
      sent: 'Solicitud enviada',
    },
  ];
  let tab = page;
  for (const { path, open, label, button, unsent, sent } of dialogs) {
    await tab.goto(path, { waitUntil: 'networkidle' });
    await open(tab);
    await tab.getByLabel(label).fill('Escrito con mala señal');
    tab = await reopen(tab, context, path);
    await tab.waitForLoadState('networkidle');
    await open(tab);
    await expect(tab.getByLabel(label)).toHaveValue('Escrito con mala señal');
    await expect(tab.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();
    await context.setOffline(true);
    await tab.getByRole('button', { name: button }).click();
    await expect(toastOf(tab)).toContainText(unsent);
    await context.setOffline(false);
    await toastOf(tab).getByRole('button', { name: 'Cerrar aviso' }).click();
    if (!(await tab.getByLabel(label).isVisible())) await open(tab);
    await expect(tab.getByText('Sin conexión: no se envió.')).toBeVisible();
    await expect(tab.getByLabel(label)).toHaveValue('Escrito con mala señal');
    await tab.getByRole('button', { name: button }).click();
    await expect(toastOf(tab)).toContainText(sent);
    expect(await kept(tab)).not.toContain('Escrito con mala señal');
  }
  await author.context().close();
});

test('without signal everything says so at once, and nothing is sent by itself later', async ({ page, context }) => {
  await signInAsNewMember(page, 'Yokasta');
  const { id } = await createPost(page);
  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  const box = page.getByLabel('Escribe un comentario');
  await box.fill('Con una errata.');
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: 'Comentar', exact: true });
  await button.click();
  await expect(page.getByText('Sin conexión: no se envió.')).toBeVisible({ timeout: 2000 });
  await expect(toastOf(page)).toContainText('Revisa tu conexión');
  await box.fill('Ya sin errata.');
  await page.evaluate("history.pushState(null, '', location.pathname + '?pagina=1')");
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden();
  const comments = async () =>
    (await (await page.request.get(`/api/forum/posts/${id}/comments`)).json()).comments.map(
      ({ content }: { content: string }) => content,
    );
  expect(await comments()).toEqual([]);
  await expect(box).toHaveValue('Ya sin errata.');
  await button.click();
  await expect(page.locator('[id^="c-"]').getByText('Ya sin errata.')).toBeVisible();
  expect(await comments()).toEqual(['Ya sin errata.']);
});

test('a post whose answer was lost is published once, as it was corrected', async ({ page, context }) => {
  await signInAsNewMember(page, 'Wilton');
  await page.goto(NEW_POST);
  const title = unique('Una respuesta que se pierde');
  const dialog = await fillPost(page, title, LONG_ENOUGH);
  await loseAnswers(page, '**/api/forum/posts');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText(LOST)).toBeInViewport();
  await expect(dialog.getByRole('status').filter({ hasText: LOST })).toBeFocused();
  const again = await reopen(page, context, NEW_POST);
  const restored = again.getByRole('dialog', { name: 'Crear nuevo post' });
  await expect(restored.getByText(LOST)).toBeVisible();
  await expect(restored.getByLabel('Título')).toHaveValue(title);
  await restored.getByRole('textbox', { name: 'Contenido' }).fill(`${LONG_ENOUGH} Corregido.`);
  await restored.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(again)).toContainText('¡Post creado exitosamente!');
  const posts = await postsNamed(again, title);
  expect(posts.map(({ content }) => content)).toEqual([`${LONG_ENOUGH} Corregido.`]);
  expect(await kept(again)).not.toContain(title);
});

test('a deletion cannot be cancelled while it runs, fails aloud elsewhere, and is done once', async ({ page }) => {
  await signInAsNewMember(page, 'Ovidio');
  const { id, title } = await createPost(page);
  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name: /^¿Eliminar/ });
  const remove = async () => {
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
  };
  const cut = await cutLater(page, `**/api/forum/posts/${id}`);
  await remove();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await dialog.getByText('Cerrar', { exact: true }).click();
  await page.getByRole('main').locator('a[href="/forum"]').first().click();
  await expect(page).toHaveURL('/forum');
  cut();
  await expect(toastOf(page)).toContainText('No se pudo eliminar la publicación');

  await page.goto(`/forum/post/${id}`, { waitUntil: 'networkidle' });
  const stop = await loseAnswers(page, `**/api/forum/posts/${id}`, 'DELETE');
  await remove();
  await expect(toastOf(page)).toContainText('No se pudo eliminar la publicación');
  expect(await postsNamed(page, title)).toEqual([]);
  await stop();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL('/forum');
  await expect(toastOf(page)).toContainText('Publicación eliminada');
});

test('an answer that comes late does not close what is open now', async ({ page }) => {
  await signInAsNewMember(page, 'Berenice');
  await page.goto(NEW_POST);
  const title = unique('Enviado y cerrado');
  const dialog = await fillPost(page, title, LONG_ENOUGH);
  const release = await stallRequests(page, '**/api/forum/posts');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Crear nuevo post' }).click();
  await expect(dialog.getByText('Se está enviando…')).toBeVisible();
  await expect(dialog.getByLabel('Título')).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('¡Post creado exitosamente!');
  await expect(dialog.getByLabel('Título')).toHaveValue('');
  await expect(dialog).toBeVisible();
  expect(await postsNamed(page, title)).toHaveLength(1);
});

test('two tabs show one draft, and what is sent in one is not left in the other', async ({ page, context }) => {
  await signInAsNewMember(page, 'Leocadio');
  const { id } = await createPost(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/forum/post/${id}`);
  const [here, there] = [page, other].map((tab) => tab.getByLabel('Escribe un comentario'));
  await here?.fill('Escrito aquí');
  await expect(there as NonNullable<typeof there>).toHaveValue('Escrito aquí');
  await there?.fill('Escrito aquí y allá');
  await expect(here as NonNullable<typeof here>).toHaveValue('Escrito aquí y allá');
  await page.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(page.locator('[id^="c-"]').getByText('Escrito aquí y allá')).toBeVisible();
  await expect(there as NonNullable<typeof there>).toHaveValue('');
});

test('profile and registration keep what was written, but no password', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('Nombre *').fill('Carmen');
  await page.getByLabel('Apellido *').fill('Luna');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Contraseña *', { exact: true }).fill('mi-clave-secreta');
  const again = await reopen(page, context, '/register');
  await expect(again.getByLabel('Email *')).toHaveValue(email);
  await expect(again.getByLabel('Nombre *')).toHaveValue('Carmen');
  await expect(again.getByLabel('Contraseña *', { exact: true })).toHaveValue('');
  expect(await kept(again)).not.toContain('mi-clave-secreta');

  // The account is made, and its answer lost.
  await again.waitForLoadState('networkidle');
  const stop = await loseAnswers(again, '**/api/auth/register');
  await again.getByLabel('Contraseña *', { exact: true }).fill('mi-clave-secreta');
  const create = (tab: typeof again) => tab.getByRole('button', { name: 'Crear Cuenta' }).click();
  await create(again);
  await expect(again.getByText('No sabemos si tu cuenta se creó.')).toBeVisible();
  await stop();
  await context.clearCookies();
  const third = await reopen(again, context, '/register');
  await third.waitForLoadState('networkidle');
  await expect(third.getByText('No sabemos si tu cuenta se creó.')).toBeVisible();
  await third.getByLabel('Contraseña *', { exact: true }).fill('mi-clave-secreta');
  await create(third);
  await expect(toastOf(third)).toContainText('¡Registro exitoso!');
  expect((await (await third.request.get('/api/auth/user')).json()).email).toBe(email);

  await third.goto('/profile?editar=1');
  await third.getByLabel('Empresa').fill('Colmado La Luna');
  const fourth = await reopen(third, context, '/profile?editar=1');
  await expect(fourth.getByLabel('Empresa')).toHaveValue('Colmado La Luna');
  await expect(fourth.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();
  expect(await kept(fourth)).not.toContain('mi-clave-secreta');
  await loseAnswers(fourth, '**/api/users/profile', 'PATCH');
  await fourth.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(fourth.getByText('No sabemos si se guardó.')).toBeVisible();
  await fourth.unrouteAll();
  await fourth.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(fourth)).toContainText('Perfil actualizado');
  expect(await kept(fourth)).not.toContain('Colmado');
});

test('a message goes when the signal returns, wherever its writer is, and once', async ({ browser, baseURL }) => {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  const { page } = ana;
  await page.goto('/networking', { waitUntil: 'networkidle' });
  await page.goto(`/mensajes/${beto.id}`, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByPlaceholder(/^Escribe a/).fill('Llego tarde');
  await page.getByPlaceholder(/^Escribe a/).press('Enter');
  await expect(conversation(ana)).toContainText('Sin conexión: se enviará cuando vuelva la señal.');
  await page.context().setOffline(false);
  const arrived = async () =>
    (await (await beto.page.request.get(`/api/messages/${ana.id}`)).json()).messages.map(
      ({ body }: { body: string }) => body,
    );
  await expect.poll(arrived).toEqual(['Llego tarde']);
  await expect(conversation(ana)).not.toContainText('Sin conexión');
  await ana.page.context().close();
  await beto.page.context().close();
});

test('a registration for an event whose answer was lost says so, and is made once', async ({ page, context }) => {
  await signInAsNewMember(page, 'Socorro');
  const { events } = await (await page.request.get('/api/events?scope=upcoming')).json();
  const event = events.find(
    (each: { registrationState: string; hasQuestions: boolean; capacity: number | null; registered: number }) =>
      each.registrationState === 'open' && !each.hasQuestions && (each.capacity ?? 1e9) > each.registered + 5,
  );
  await page.goto(`/events/${event.id}`, { waitUntil: 'networkidle' });
  await loseAnswers(page, `**/api/events/${event.id}/registration`);
  const register = page.getByRole('button', { name: `Inscribirse: ${event.title}` }).first();
  const refetch = await stallRequests(page, `**/api/events/${event.id}`);
  await register.click();
  await expect(page.getByText(LOST).first()).toBeVisible();
  refetch();
  // What the page shows is what arrived.
  await expect(page.getByText('Tienes tu cupo', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(LOST)).toHaveCount(0);
  const again = await reopen(page, context, `/events/${event.id}`);
  await expect(again.getByText('Tienes tu cupo', { exact: false }).first()).toBeVisible();
  const after = await (await again.request.get(`/api/events/${event.id}`)).json();
  expect(after.registration.status).toBe('confirmed');
});
