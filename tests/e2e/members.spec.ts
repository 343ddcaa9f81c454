import { type Browser, expect, type Page, test } from '@playwright/test';
import { demo, expectNoViolations, newEmail, signIn, stallRequests, toastOf } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const MEMBERS = '**/api/members?*';

interface Person {
  page: Page;
  id: string;
  name: string;
}

/** A new member with a unique name in their own browser, so that tests on a shared portal do not interfere. */
async function join(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Person> {
  const context = await browser.newContext({ baseURL, locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  const page = await context.newPage();
  const lastName = [...crypto.randomUUID().replace(/[^a-f]/g, '')].slice(0, 8).join('');
  const data = {
    email: newEmail(),
    password: demo.password,
    firstName,
    lastName,
    company: 'Peñón Azul',
    location: 'Cabrera',
  };
  const answer = await page.request.post('/api/auth/register', { data, headers });
  if (!answer.ok()) throw new Error(`could not register: ${answer.status()}`);
  const { id } = await answer.json();
  return { page, id, name: `${firstName} ${lastName}` };
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function find(page: Page, name: string) {
  await page.goto(`/members?buscar=${encodeURIComponent(unaccented(name))}`);
  return cardOf(page, name);
}

test('a member is found by an unaccented name, asked, and accepts; both see it', async ({ browser, baseURL }) => {
  const [ana, benito] = [await join(browser, baseURL, 'Ángela'), await join(browser, baseURL, 'Íñigo')];
  await ana.page.goto('/members');
  await expect(ana.page.getByRole('heading', { level: 1 })).toHaveText('Directorio de Miembros');
  await ana.page.getByLabel('Buscar por nombre o empresa').fill(unaccented(benito.name));
  await expect(ana.page).toHaveURL(new RegExp(`buscar=${unaccented('Íñigo')}`));
  await expect(ana.page.getByRole('status').filter({ hasText: /^1 miembro$/ })).toBeVisible();
  const card = cardOf(ana.page, benito.name);
  await expect(card.getByText('Peñón Azul')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Enviar un correo a Íñigo' })).toHaveAttribute('href', /^mailto:/);
  const message = card.getByRole('button', { name: 'Enviar un mensaje a Íñigo' });
  await expect(message).toHaveAttribute('aria-disabled', 'true');
  await expect(message).toHaveAccessibleDescription('Conecta con Íñigo para enviarle mensajes.');

  const release = await stallRequests(ana.page, '**/api/connections/send');
  await card.getByRole('button', { name: 'Conectar' }).click();
  await expect(card.getByRole('button', { name: 'Pendiente' })).toBeDisabled();
  release();
  await expect(toastOf(ana.page)).toContainText('Solicitud enviada');
  await expect(toastOf(ana.page)).toContainText('Tu solicitud de conexión ha sido enviada.');
  await expect(card.getByRole('button', { name: 'Retirar solicitud' })).toBeVisible();
  await expect(message).toHaveAccessibleDescription('Cuando Íñigo acepte, podrán escribirse.');

  await benito.page.goto('/networking?pestana=pendientes');
  await expect(benito.page.getByRole('tab', { name: 'Pendientes (1)' })).toHaveAttribute('aria-selected', 'true');
  await benito.page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(toastOf(benito.page)).toContainText('Conexión aceptada');
  await expect(toastOf(benito.page)).toContainText('Ahora están conectados');
  await expect(benito.page.getByText('No tienes solicitudes pendientes')).toBeVisible();
  await benito.page.getByRole('tab', { name: 'Mis Conexiones (1)' }).click();
  await expect(benito.page).toHaveURL('/networking');
  const connection = cardOf(benito.page, ana.name);
  await expect(connection.locator('time')).toHaveText(/^\d{1,2} [a-z]{3} \d{4}$/);
  await expect(connection.getByRole('link', { name: 'Correo' })).toHaveAttribute('href', /^mailto:/);

  await ana.page.reload();
  await expect(card.getByRole('button', { name: 'Conectado' })).toBeDisabled();
  await card.getByRole('link', { name: 'Ver Perfil' }).click();
  await expect(ana.page.getByRole('heading', { level: 1, name: benito.name })).toBeFocused();
  await expect(ana.page.getByRole('link', { name: 'Enviar mensaje' })).toHaveAttribute(
    'href',
    `/mensajes/${benito.id}`,
  );
  await benito.page.getByRole('button', { name: /^Más acciones/ }).click();
  await benito.page.getByRole('menuitem', { name: 'Terminar la conexión' }).click();
  const dialog = benito.page.getByRole('dialog', { name: `¿Terminar la conexión con ${ana.name}?` });
  await dialog.getByRole('button', { name: 'Terminar la conexión' }).click();
  await expect(benito.page.getByText('Aún no tienes conexiones')).toBeVisible();
});

test('a request is rejected in silence, withdrawn, and undone when it fails', async ({ browser, baseURL }) => {
  const [ana, benito] = [await join(browser, baseURL, 'Rosaura'), await join(browser, baseURL, 'Heriberto')];
  const card = await find(ana.page, benito.name);
  await ana.page.route('**/api/connections/send', (route) => route.fulfill({ status: 500, json: { message: 'Uy.' } }));
  await card.getByRole('button', { name: 'Conectar' }).click();
  await expect(toastOf(ana.page)).toContainText('No se pudo enviar la solicitud de conexión.');
  await expect(card.getByRole('button', { name: 'Conectar' })).toBeEnabled();

  await card.getByRole('button', { name: `Con una nota a ${benito.name}` }).click();
  const note = ana.page.getByLabel('Nota (opcional)');
  await note.fill('Nos vimos en la feria de Miches.');
  await ana.page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(toastOf(ana.page)).toContainText('No se pudo enviar la solicitud de conexión.');
  await expect(note).toHaveValue('Nos vimos en la feria de Miches.');
  await ana.page.unroute('**/api/connections/send');
  // Nor is it left out by the button that sends none.
  await ana.page.getByRole('button', { name: 'Cancelar' }).click();
  await card.getByRole('button', { name: `Conectar con ${benito.name}` }).click();
  await expect(note).toHaveValue('Nos vimos en la feria de Miches.');
  await ana.page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(toastOf(ana.page)).toContainText('Solicitud enviada');

  await benito.page.goto('/networking?pestana=pendientes');
  await expect(benito.page.getByText('Nos vimos en la feria de Miches.')).toBeVisible();
  await benito.page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(toastOf(benito.page)).toContainText('Conexión rechazada');
  await expect(toastOf(benito.page)).toContainText('La solicitud ha sido rechazada');
  await expect(benito.page.getByRole('heading', { name: 'Recibidas' })).toBeFocused();

  await ana.page.goto('/networking?pestana=pendientes');
  await ana.page.getByRole('button', { name: `Retirar solicitud a ${benito.name}` }).click();
  await expect(toastOf(ana.page)).toContainText('Solicitud retirada');
  await expect(ana.page.getByText('No tienes solicitudes enviadas')).toBeVisible();
  const again = await find(ana.page, benito.name);
  await expect(again.getByRole('button', { name: 'Conectar' })).toBeEnabled();
});

test('who is blocked is gone for both, until unblocked', async ({ browser, baseURL }) => {
  const [ana, benito] = [await join(browser, baseURL, 'Yolanda'), await join(browser, baseURL, 'Casimiro')];
  await ana.page.goto(`/members/${benito.id}`);
  await ana.page.getByRole('button', { name: /^Más acciones/ }).click();
  await ana.page.getByRole('menuitem', { name: 'Bloquear a Casimiro' }).click();
  const dialog = ana.page.getByRole('dialog', { name: `¿Bloquear a ${benito.name}?` });
  await expectNoViolations(ana.page);
  await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(toastOf(ana.page)).toContainText('Miembro bloqueado');
  await expect(ana.page).toHaveURL('/members');

  await find(benito.page, ana.name);
  await expect(benito.page.getByText('No se encontraron miembros')).toBeVisible();
  await benito.page.goto(`/members/${ana.id}`);
  await expect(benito.page.getByRole('heading', { name: 'Miembro no encontrado' })).toBeVisible();

  await ana.page.goto('/networking');
  await ana.page.getByRole('button', { name: 'Miembros bloqueados' }).click();
  await ana.page.getByRole('button', { name: `Desbloquear a ${benito.name}` }).click();
  await expectNoViolations(ana.page);
  await ana.page
    .getByRole('dialog', { name: /^¿Desbloquear/ })
    .getByRole('button', { name: 'Desbloquear' })
    .click();
  await expect(ana.page.getByText('No has bloqueado a nadie.')).toBeVisible();
  await benito.page.reload();
  await expect(benito.page.getByRole('heading', { level: 1, name: ana.name })).toBeVisible();
});

test('the directory is filtered and paged in the address, and says when it loads, finds nobody or fails', async ({
  page,
}) => {
  await signIn(page, demo.member);
  const release = await stallRequests(page, MEMBERS);
  await page.goto('/members');
  const loading = page.getByRole('status').filter({ hasText: 'Cargando miembros...' });
  await expect(loading.locator('> div > div')).toHaveCount(8);
  release();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.unroute(MEMBERS);

  await page.getByRole('combobox', { name: 'Habilidad' }).selectOption('Turismo');
  await page.getByRole('combobox', { name: 'Ubicación' }).selectOption('Bávaro');
  await expect(page).toHaveURL('/members?habilidad=Turismo&ubicacion=B%C3%A1varo');
  await expect(cards.first()).toContainText('Bávaro');
  await page.getByRole('button', { name: 'Quitar el filtro: Ubicación: Bávaro' }).click();
  await expect(page).toHaveURL('/members?habilidad=Turismo');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Ubicación' })).toHaveValue('Bávaro');
  await page.getByLabel('Buscar por nombre o empresa').fill('xyzzyq');
  await expect(page.getByText('No se encontraron miembros')).toBeVisible();
  await expect(page.getByText('Intenta ajustar tus filtros de búsqueda')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar Filtros' }).last().click();
  await expect(page).toHaveURL('/members');
  await expect(page.getByLabel('Buscar por nombre o empresa')).toHaveValue('');
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/members?pagina=2');
  await expect(page.getByRole('heading', { name: 'Todos los miembros' })).toBeFocused();
  await page.goto('/members?buscar=guzmna');
  await expect(page.getByText('No encontramos guzmna tal cual; mostramos lo más parecido.')).toBeVisible();
  await expect(cards.filter({ hasText: 'Tú' }).getByRole('button', { name: /Conectar/ })).toHaveCount(0);

  await page.route(MEMBERS, (route) => route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }));
  await page.goto('/members?pagina=3');
  await expect(page.getByText('No se pudieron cargar los miembros')).toBeVisible();
  await page.unroute(MEMBERS);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards).toHaveCount(12);
});

test('on a phone who sells something is found by their profile, above the fold, or searched in the whole portal', async ({
  browser,
  baseURL,
}) => {
  const { page, name } = await join(browser, baseURL, 'Ñico');
  const word = `varilla${[...crypto.randomUUID().replace(/[^a-f]/g, '')].slice(0, 8).join('')}`;
  const user = await (await page.request.get('/api/auth/user')).json();
  const data = { version: user.version, bio: `Vendemos cemento y ${word} al por mayor` };
  expect((await page.request.patch('/api/users/profile', { data, headers })).ok()).toBe(true);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/members?buscar=${encodeURIComponent(`Quién vende ${word}`)}`);
  await expect(
    page.getByText(`Ningún nombre ni empresa tiene «Quién vende ${word}»; lo dicen estos perfiles:`),
  ).toBeVisible();
  const heading = await cardOf(page, name).getByRole('heading').boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  expect((heading?.y ?? 640) + (heading?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  const filters = page.getByRole('button', { name: 'Filtros', exact: true });
  const skill = page.getByRole('combobox', { name: 'Habilidad' });
  await expect(skill).toBeHidden();
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(skill).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Buscar por nombre o empresa').fill(`de nadie ${word}zq`);
  const elsewhere = page.getByRole('link', { name: 'Buscar en todo el portal' });
  await elsewhere.click();
  await expect(page).toHaveURL(`/search?q=de+nadie+${word}zq`);
});
