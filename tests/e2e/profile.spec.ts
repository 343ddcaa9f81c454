import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAsNewMember, unique } from './forum-support.ts';
import { cutLater, demo, expectNoViolations, newEmail, signIn, stallRequests, toastOf } from './support.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stats = async (page: Page) => (await page.request.get('/api/users/stats')).json();
const headers = { 'sec-fetch-site': 'same-origin' };

/** Terms and figures of a description list. */
async function figuresIn(page: Page, name: string): Promise<Record<string, number>> {
  const list = region(page, name).locator('dl > div');
  await expect(list.first()).toBeVisible();
  const texts = await list.evaluateAll((rows) =>
    rows.map((row) => [row.querySelector('dt')?.textContent, Number(row.querySelector('dd')?.textContent)]),
  );
  return Object.fromEntries(texts);
}

test('the panel greets the member and leads everywhere', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Rafael' })).toBeVisible();
  const { postsCreated, commentsCount, likesReceived, forumReputation } = await stats(page);
  expect(await figuresIn(page, 'Tus cifras')).toEqual({
    'Posts creados': postsCreated,
    Comentarios: commentsCount,
    'Me gusta recibidos': likesReceived,
    Reputación: forumReputation,
  });
  for (const [name, href] of [
    ['Crear Post', '/forum?nuevo=1'],
    ['Ver Eventos', '/events'],
    ['Explorar Proyectos', '/projects'],
    ['Editar Perfil', '/profile?editar=1'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const recommended = region(page, 'Recomendado para ti');
  await expect(recommended.getByRole('listitem')).toHaveCount(3);
  await expect(recommended).toContainText(/Conferencia de Impuestos.*28 de agosto de \d{4}/);
  await expect(region(page, 'Tu perfil')).toContainText('Rafael Guzmánmiembro@demo.exampleMiembro desde 2025');

  await page.getByRole('link', { name: 'Crear Post' }).click();
  await expect(page.getByRole('dialog', { name: 'Crear nuevo post' })).toBeVisible();
});

test('all the activity opens as a list with pages and kinds', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/profile');
  const recent = region(page, 'Actividad Reciente');
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent.getByRole('link', { name: 'Ver toda la actividad' }).click();
  await expect(page).toHaveURL('/actividad');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu actividad' })).toBeFocused();
  await expect(page.getByText(/^Mostrando 1–20 de \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL('/actividad?pagina=2');
  await expect(page.getByText(/^Mostrando 21–40 de \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Proyectos', exact: true }).click();
  await expect(page).toHaveURL('/actividad?tipo=proyectos');
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^Te sumaste al proyecto/ })
    .first();
  await first.click();
  await expect(page).toHaveURL(/^[^?]*\/projects\/[\da-f-]{36}$/);
});

test('somebody new gets a panel with something to do, and is called Empresario without a name', async ({ page }) => {
  await signInAsNewMember(page, 'Yokasta');
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), firstName: '' } });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Empresario' })).toBeVisible();
  await expect(page.getByText('Todavía no has participado en el foro.')).toBeVisible();
  await expect(page.getByText('No tienes eventos por delante.')).toBeVisible();
  const todo = region(page, 'Completa tu perfil');
  await expect(todo).toContainText('0 %');
  await todo.getByRole('link', { name: 'Agrega 3 habilidades' }).click();
  await expect(page.getByLabel('Nueva habilidad')).toBeFocused();
  await page.goto('/actividad?tipo=eventos');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/actividad');
  await expect(page.getByText('Aún no hay actividad')).toBeVisible();
});

test('what cannot be loaded says so, each part by itself, and is tried again', async ({ page }) => {
  await signIn(page, demo.member);
  await page.route('**/api/users/**', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Rafael Guzmán' })).toBeVisible();
  const recent = region(page, 'Actividad Reciente');
  await expect(recent).toContainText('No se pudo cargar la actividad');
  await page.unroute('**/api/users/**');
  await recent.getByRole('button', { name: 'Reintentar' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(5);
});

test('the profile shows what was counted, and leads to the directory', async ({ page }) => {
  await signIn(page, demo.member);
  const release = await stallRequests(page, '**/api/users/**');
  await page.goto('/profile');
  await expect(page.getByText('Cargando tus logros...')).toBeAttached();
  release();
  await expect(page.getByRole('main')).toContainText('Miembro desde 2025Activo');
  const { connections, eventsAttended, projectsParticipated } = await stats(page);
  expect(await figuresIn(page, 'Tu Red')).toEqual({
    Conexiones: connections,
    'Eventos asistidos': eventsAttended,
    Proyectos: projectsParticipated,
  });
  for (const title of ['Miembro fundador', 'Participante activo', 'Networker']) {
    await expect(region(page, 'Logros').getByRole('listitem').filter({ hasText: title })).toContainText('Logrado');
  }
  await expect(page.getByRole('link', { name: 'Expandir Red' })).toHaveAttribute('href', '/members');
});

test('a member edits the profile: mistakes are told, nothing typed is lost, and it is saved once', async ({ page }) => {
  await signInAsNewMember(page, 'Dahiana', 'Peguero');
  await page.goto('/profile');
  const toggle = page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: 'Editar Perfil' });
  await toggle.click();
  await expect(page).toHaveURL('/profile?editar=1');
  await expect(page.getByRole('heading', { name: 'Editar perfil' })).toBeFocused();

  await page.getByLabel('Nombre *').fill('D');
  await page.getByLabel('Apellido *').fill('');
  await page.getByLabel('Correo *').fill('nada');
  await page.getByLabel('Teléfono', { exact: true }).fill('809 555 123');
  await page.getByLabel('Sitio web').fill('www.peguero');
  await page.getByLabel('Biografía').fill('x'.repeat(501));
  await expect(page.getByText('501/500')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  for (const message of [
    'El nombre debe tener al menos 2 caracteres',
    'El apellido debe tener al menos 2 caracteres',
    'Email inválido',
    'Escribe un teléfono como 809-555-0123, o con + y el código del país',
    'URL inválida',
    'La biografía no puede exceder 500 caracteres',
  ]) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^Error: /);
  // A target half under the sticky header would count as too small.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await expectNoViolations(page);

  const company = unique('Panadería Peguero');
  await page.getByLabel('Nombre *').fill('Dahiana María');
  await page.getByLabel('Apellido *').fill('Peguero');
  await page.getByLabel('Correo *').fill(demo.admin);
  await page.getByLabel('Empresa').fill(company);
  await page.getByLabel('Cargo').fill('Dueña');
  await page.getByLabel('Teléfono', { exact: true }).fill('(829) 555-0177');
  await page.getByLabel('Este teléfono tiene WhatsApp').check();
  await page.getByLabel('Sitio web').fill('peguero.example');
  await page.getByLabel('Biografía').fill('Horneo desde las tres.');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toHaveText('Error al actualizarYa existe una cuenta con este correo.');
  await expect(page.getByLabel('Empresa')).toHaveValue(company);

  const email = newEmail();
  await page.getByLabel('Correo *').fill(email);
  const release = await stallRequests(page, '**/api/users/profile');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toHaveText('Perfil actualizadoTu información ha sido actualizada exitosamente.');
  await expect(page).toHaveURL('/profile');
  await expect(toggle).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Dahiana María Peguero' })).toBeVisible();
  await expect(page.getByText('Tu correo no está confirmado.')).toBeVisible();
  const details = region(page, 'Información');
  for (const text of ['Horneo desde las tres.', company, '829-555-0177', 'peguero.example', email]) {
    await expect(details).toContainText(text);
  }
  await expect(details.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/18295550177');
  await expect(page.getByRole('banner').getByText('Bienvenido, Dahiana María')).toBeVisible();
});

test('Cancelar brings back what was there, and leaving with changes asks first', async ({ page }) => {
  await signInAsNewMember(page, 'Wilton');
  await page.goto('/profile?editar=1');
  await page.getByLabel('Empresa').fill('Una que no se guarda');
  await page.getByRole('main').getByRole('button', { name: 'Cancelar' }).last().click();
  await expect(region(page, 'Información')).not.toContainText('Una que no se guarda');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await expect(page.getByLabel('Empresa')).toHaveValue('');

  await page.getByLabel('Cargo').fill('Gerente');
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page).toHaveURL('/profile?editar=1');
  await expect(page.getByLabel('Cargo')).toHaveValue('Gerente');
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/events');
});

test('saving leaves what was changed in another tab meanwhile, and asks about what both changed', async ({ page }) => {
  await signInAsNewMember(page, 'Wilton');
  await page.goto('/profile?editar=1');
  await page.getByLabel('Empresa').fill('Ferretería Wilton');
  const { firstName, lastName, email } = await (await page.request.get('/api/auth/user')).json();
  const saveElsewhere = async (position: string) => {
    const data = { firstName, lastName, email, position };
    expect((await page.request.put('/api/users/profile', { data, headers })).ok()).toBe(true);
  };
  const save = () => page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await saveElsewhere('Gerente');
  await save();
  const details = region(page, 'Información');
  await expect(details).toContainText('Ferretería Wilton');
  await expect(details).toContainText('Gerente');

  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await page.getByLabel('Cargo').fill('Dueño');
  await saveElsewhere('Socio');
  await save();
  const notice = region(page, 'Este campo cambió mientras lo editabas');
  await expect(notice).toContainText('Lo que escribiste túDueñoLo que está guardadoSocio');
  await notice.getByRole('button', { name: 'Dejar lo que escribí' }).click();
  await save();
  await expect(details).toContainText('Dueño');
});

test('a draft of another day tells what has changed since, and lets its writer choose', async ({ page }) => {
  await signInAsNewMember(page, 'Wilton');
  await page.goto('/profile?editar=1');
  await page.getByLabel('Cargo').fill('Dueño');
  await page.goto('/forum');
  const { firstName, lastName, email } = await (await page.request.get('/api/auth/user')).json();
  const data = { firstName, lastName, email, position: 'Socio', company: 'Ferretería Wilton' };
  expect((await page.request.put('/api/users/profile', { data, headers })).ok()).toBe(true);
  await page.goto('/profile?editar=1');
  const notice = region(page, 'Hay una versión más nueva que tu borrador');
  await expect(notice).toContainText('Lo que escribiste túDueñoLo que está guardadoSocio');
  await expect(notice.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByLabel('Cargo')).toHaveValue('Dueño');
  await expect(page.getByLabel('Empresa')).toHaveValue('Ferretería Wilton');
  // Left undecided, it is asked again.
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Usar lo guardado' }).click();
  await expect(page.getByLabel('Cargo')).toHaveValue('Socio');
});

test('an ended session keeps what was typed for after the login', async ({ page }) => {
  const email = newEmail();
  const data = { email, password: demo.password, firstName: 'Kenia', lastName: 'Prueba' };
  await page.request.post('/api/auth/register', { data, headers });
  await page.goto('/profile?editar=1');
  await page.getByLabel('Empresa').fill('Colmado Kenia');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile%3Feditar%3D1');
  await signIn(page, email);
  await page.goto('/profile?editar=1');
  await expect(page.getByLabel('Empresa')).toHaveValue('Colmado Kenia');
});

/** A picture, twice as wide as high: its left half is red, its right half blue. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [color, left] of [
      ['#f00', 0],
      ['#00f', 200],
    ] as const) {
      drawing.fillStyle = color;
      drawing.fillRect(left, 0, 200, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const colorInTheMiddle = (photo: Locator) =>
  photo.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawing.drawImage(image, 160, 160, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  });

test('a photo is chosen, cropped, saved and removed', async ({ page }) => {
  await signInAsNewMember(page, 'Nurys');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto de perfil' });
  const file = dialog.getByLabel('Archivo de la foto');
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg>no</svg>') });
  await expect(dialog.getByRole('alert')).toContainText('La imagen no se pudo leer');

  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await redAndBlue(page) });
  const preview = dialog.getByRole('button', { name: /^Vista previa de tu foto nueva/ });
  await expect(preview).toBeVisible();
  await expectNoViolations(page);
  // Its left half, by slider and keyboard, then a little back by dragging.
  await dialog.getByLabel('Acercar').fill('2');
  for (let press = 0; press < 30; press += 1) await preview.press('ArrowRight');
  await preview.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 2 });
  await page.mouse.up();
  for (let press = 0; press < 60; press += 1) await preview.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(toastOf(page)).toContainText('Foto actualizada');
  await expect(dialog).toBeHidden();
  const photo = page.getByRole('main').locator('header img');
  await expect(photo).toHaveAttribute('src', /^\/api\/photos\/[\w-]{22}\.webp$/);
  await expect(photo).toHaveJSProperty('naturalWidth', 320);
  expect(await colorInTheMiddle(photo)).toBe('red');

  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  await dialog.getByRole('button', { name: 'Quitar foto' }).click();
  await expect(toastOf(page)).toContainText('Foto eliminada');
  await expect(photo).toHaveCount(0);
});

test('a photo in a format of iPhones comes with advice how to take it in another', async ({ page }) => {
  await signInAsNewMember(page, 'Anyelina');
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto de perfil' });
  const file = (name: string, start: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(start, 'latin1'),
  });
  await dialog.getByLabel('Archivo de la foto').setInputFiles(file('IMG_1.HEIC', '\0\0\0\x18ftypheic'));
  await expect(dialog.getByRole('alert')).toContainText('En iPhone: Ajustes › Cámara › Formatos');
  await dialog.getByLabel('Archivo de la foto').setInputFiles(file('otra.jpg', 'no es una imagen'));
  await expect(dialog.getByRole('alert')).toContainText('La imagen no se pudo leer.');
});

test('a photo whose dialog is closed while it is saved is not lost when that fails', async ({ page }) => {
  await signInAsNewMember(page, 'Digna');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto de perfil' });
  await dialog
    .getByLabel('Archivo de la foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await redAndBlue(page) });
  const cut = await cutLater(page, '**/api/users/photo');
  await dialog.getByRole('button', { name: 'Guardar foto' }).click();
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  cut();
  await expect(toastOf(page)).toContainText('Tu foto no se guardó');
  await page.getByRole('button', { name: 'Cambiar foto' }).click();
  const preview = dialog.getByRole('button', { name: /^Vista previa de tu foto nueva/ });
  const isDrawn = (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data[3] === 255;
  expect(await preview.locator('canvas').evaluate(isDrawn)).toBe(true);
  await dialog.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(toastOf(page)).toContainText('Foto actualizada');
  await expect(dialog).toBeHidden();
});

test('the preview shows each kind of viewer what the owner allows', async ({ page }) => {
  await signInAsNewMember(page, 'Milagros');
  const user = await (await page.request.get('/api/auth/user')).json();
  const data = { ...user, phone: '809-555-0199', emailVisibility: 'connections', phoneVisibility: 'nobody' };
  await page.request.put('/api/users/profile', { data, headers });
  await page.goto('/profile');
  await expect(region(page, 'Información')).toContainText('Lo ven solo tus conexiones');
  await page.getByRole('button', { name: 'Así te ven los demás' }).click();
  await expect(page).toHaveURL('/profile?vista=miembro');
  const preview = page.getByRole('dialog', { name: 'Así te ven los demás' });
  await expect(preview).toContainText('No ve tu correo');
  await preview.getByRole('tab', { name: 'Una conexión' }).click();
  await expect(page).toHaveURL('/profile?vista=conexion');
  await expect(preview).toContainText(user.email);
  await expect(preview).toContainText('No ve ningún teléfono');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profile');
});

test('skills are added, changed and removed, each at once', async ({ page }) => {
  await signInAsNewMember(page, 'Santa');
  await page.goto('/profile');
  const card = region(page, 'Habilidades');
  await card.getByRole('button', { name: 'Editar habilidades' }).click();
  await card.getByLabel('Nueva habilidad').fill('Repostería');
  await card.getByLabel('Nivel', { exact: true }).selectOption('Experto');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Agregar' }).click();
  await expect(card.getByText('Repostería')).toBeVisible();
  await expect(card.getByLabel('Nueva habilidad')).toHaveValue('');
  await card.getByLabel('Nueva habilidad').fill('reposteria');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Hay una habilidad repetida')).toBeVisible();
  await card.getByLabel('Nueva habilidad').fill('x'.repeat(101));
  await card.getByRole('button', { name: 'Agregar' }).click();
  await expect(card.getByText('No puede exceder 100 caracteres')).toBeVisible();
  await card.getByLabel('Nueva habilidad').fill('Costura');
  await page.keyboard.press('Enter');
  await card.getByLabel('Nivel de Costura').selectOption('Avanzado');
  await card.getByRole('button', { name: 'Listo' }).click();
  await expect(card.getByRole('listitem')).toHaveText(['Repostería · Experto', 'Costura · Avanzado']);
  await page.reload();
  await expect(card.getByRole('listitem')).toHaveText(['Repostería · Experto', 'Costura · Avanzado']);
  await card.getByRole('button', { name: 'Editar habilidades' }).click();
  await card.getByRole('button', { name: 'Quitar Repostería' }).click();
  await expect(card.getByText('Repostería')).toHaveCount(0);
});

test('skills typed while others are being saved are all kept', async ({ page }) => {
  await signInAsNewMember(page, 'Yudelka');
  await page.goto('/profile');
  const card = region(page, 'Habilidades');
  await card.getByRole('button', { name: 'Editar habilidades' }).click();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/users/skills', async (route) => {
    if (route.request().method() === 'PUT') await typed;
    await route.continue();
  });
  for (const skill of ['Ventas', 'ventas', 'Costura', 'Inglés']) {
    await card.getByLabel('Nueva habilidad').fill(skill);
    await page.keyboard.press('Enter');
    await expect(card.getByLabel('Nueva habilidad')).toHaveValue('');
  }
  await card.getByLabel('Nueva habilidad').fill('Contab');
  release();
  const rows = card.getByRole('list', { name: 'Tus habilidades' }).getByRole('listitem');
  await expect(rows.locator('bdi')).toHaveText(['Costura', 'Inglés', 'Ventas']);
  await expect(card.getByText('Hay una habilidad repetida')).toBeVisible();
  await expect(card.getByLabel('Nueva habilidad')).toHaveValue('Contab');
});
