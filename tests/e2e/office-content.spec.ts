import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './admin-portal.ts';
import { demo, expectNoViolations, signIn, toastOf } from './support.ts';

test.describe.configure({ mode: 'serial' });

const openList = async (page: Page, name: string) => {
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Páginas de administración' })
    .getByRole('link', { name: 'Contenido' })
    .click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toastOf(page)).toContainText('Publicado');
};

test('the secretary changes the leaders: drafts, looks, publishes, and goes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.admin);
  await openList(page, 'Equipo directivo');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  await expect(page.getByLabel('Nombre: Persona 5')).toBeFocused();
  await page.getByLabel('Nombre: Persona 5').fill('Rosa Elvira Matos');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Persona 5, cargo: Escribe el cargo' }).click();
  await expect(page.getByLabel('Cargo: Persona 5')).toBeFocused();
  await expect(page.getByLabel('Cargo: Persona 5')).toHaveAccessibleDescription(/Escribe el cargo/);
  await page.keyboard.type('Vocal');
  await expect(page.getByLabel('Cargo: Persona 5')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Subir: Persona 5' }).click();
  await expect(page.getByRole('button', { name: 'Subir: Persona 4' })).toBeFocused();
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Vista previa' });
  await expect(preview.getByRole('listitem').nth(3)).toContainText('Rosa Elvira Matos');

  await page.getByRole('tab', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await expect(page.getByText('Cambios sin publicar')).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/about');
  await expect(visitor.getByText('Luis Manuel Guerrero')).toBeVisible();
  await expect(visitor.getByText('Rosa Elvira Matos')).toHaveCount(0);

  await publish(page);
  await expect(async () => {
    await visitor.goto('/about');
    await expect(visitor.getByText('Rosa Elvira Matos')).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page.getByText(/Publicada por/)).toBeVisible();
  await page.getByRole('button', { name: 'Volver a la versión 1' }).click();
  await expect(toastOf(page)).toContainText('Versión recuperada');
  await expect(preview.getByText('Rosa Elvira Matos')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Editar' }).click();
  await publish(page);
  await expect(async () => {
    await visitor.goto('/about');
    await expect(visitor.getByText('Rosa Elvira Matos')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('the secretary adds a member firm, which the landing shows in its place', async ({ page, browser, baseURL }) => {
  await signIn(page, demo.admin);
  await openList(page, 'Empresas miembro');
  await page.getByRole('button', { name: 'Agregar empresa' }).click();
  await page.getByLabel('Enlace: Empresa 13').fill('ftp://nada');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByRole('alert')).toContainText('Empresa 13, nombre: Escribe el nombre de la empresa');
  await page.getByLabel('Nombre: Empresa 13').fill('Colmado La Bendición');
  await page.getByLabel('Enlace: Empresa 13').fill('colmadolabendicion.example');
  await page.getByRole('button', { name: 'Subir: Empresa 13' }).click();
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Vista previa' });
  await expect(preview.getByRole('listitem').nth(11)).toContainText('Colmado La Bendición');
  await page.getByRole('tab', { name: 'Editar' }).click();
  await publish(page);

  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  const firms = visitor.getByRole('region', { name: 'Empresas miembro' });
  await expect(async () => {
    await visitor.goto('/');
    await expect(firms.getByRole('listitem')).toHaveCount(13, { timeout: 1000 });
  }).toPass();
  await expect(firms.getByRole('link', { name: 'Colmado La Bendición' })).toHaveAttribute(
    'href',
    'https://colmadolabendicion.example',
  );

  for (let count = 13; count > 0; count -= 1)
    await page.getByRole('button', { name: 'Quitar: Empresa 1', exact: true }).click();
  await publish(page);
  await expect(async () => {
    await visitor.goto('/');
    await expect(firms).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('a page of the office is written, published in the menu and scheduled again', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/contenido');
  await page.getByRole('link', { name: 'Crear página' }).first().click();
  await page.getByLabel('Título').fill('Cómo afiliarse');
  await page.getByLabel('Resumen').fill('Tres pasos y una firma.');
  await page.getByLabel('Texto').fill('## Requisitos\n\n- La cédula\n- El RNC');
  await page.getByLabel('Dónde se enlaza').selectOption('menu');
  await publish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo afiliarse' })).toBeVisible();
  await expect(page.getByLabel('Dirección')).toHaveValue('como-afiliarse');

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/');
  await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cómo afiliarse' }).click();
  await expect(visitor).toHaveURL('/paginas/como-afiliarse');
  await expect(visitor.getByRole('heading', { level: 2, name: 'Requisitos' })).toBeVisible();

  await page.getByLabel('Resumen').fill('Dos pasos y una firma.');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await page.getByRole('button', { name: 'Programar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programar la publicación' });
  await dialog.getByLabel('Día').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(dialog.getByText('Elige un día y una hora que no hayan pasado')).toBeVisible();
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Día').fill(tomorrow);
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(toastOf(page)).toContainText('Publicación programada');
  await expect(page.getByText(/^Se publica el /)).toBeVisible();
});

test('a service has a page, and leads back, to the others and to a message about it', async ({ page }) => {
  expect((await page.goto('/servicios/no-existe'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await signIn(page, demo.member);
  const path = '/servicios/asesoria-empresarial';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Asesoría empresarial' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await expect(links.filter({ hasText: 'Volver al inicio' })).toHaveAttribute('href', '/');
  await expect(links.filter({ hasText: 'Capacitación' })).toHaveAttribute('href', '/servicios/capacitacion');
  await links.filter({ hasText: 'Escríbenos por este servicio' }).click();
  await expect(page.getByLabel('Asunto *')).toHaveValue('other');
  await expect(page.getByLabel('Mensaje *')).toHaveValue('Escribo por el servicio «Asesoría empresarial». ');
});

/** Left half red, right half blue. */
const photo = async () => {
  const half = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b91c1c' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1d4ed8' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};

test('the secretary uploads a picture, describes it, and uses it in a news item', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/medios');
  await page.getByLabel('Archivos de imagen').setInputFiles([
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') },
    { name: 'muelle.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ]);
  const uploads = page.getByRole('list', { name: 'Subidas' });
  await expect(uploads.getByRole('alert')).toHaveText('No es una imagen.');
  const dialog = page.getByRole('dialog', { name: 'Imagen' });
  await dialog.getByLabel('Descripción (texto alternativo)').fill('El muelle de La Romana');
  const point = dialog.getByRole('button', { name: /^Punto de interés/ });
  const box = (await point.boundingBox()) ?? { width: 0, height: 0 };
  await point.click({ position: { x: box.width * 0.1, y: box.height / 2 } });
  await expect(point).toHaveAccessibleName(/10% desde la izquierda, 50% desde arriba/);
  await point.press('ArrowUp');
  await expect(point).toHaveAccessibleName(/45% desde arriba/);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await uploads.getByRole('button', { name: 'Quitar notas.txt' }).click();
  await expect(page.getByRole('button', { name: /El muelle de La Romana/ })).toContainText('Sin usar');
  await expectNoViolations(page);

  await page.goto('/admin/noticias/nueva');
  await page.getByLabel('Título').fill('El muelle abre de nuevo');
  await page.getByLabel('Resumen').fill('Después de tres meses de obras.');
  await page.getByRole('button', { name: 'Elegir imagen' }).click();
  const picker = page.getByRole('dialog', { name: 'Elegir imagen' });
  await picker.getByRole('button', { name: /El muelle de La Romana/ }).click();
  await picker.getByRole('button', { name: 'Usar esta imagen' }).click();
  await expect(page.getByRole('img', { name: 'El muelle de La Romana' })).toBeVisible();
  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Vista previa' });
  await expect(preview.getByRole('img', { name: 'El muelle de La Romana' })).toBeVisible();
  await page.getByRole('tab', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(toastOf(page)).toContainText('Noticia creada');

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('article').filter({ hasText: 'El muelle abre de nuevo' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await visitor.getByRole('link', { name: 'El muelle abre de nuevo' }).click();
  const shown = visitor.getByRole('img', { name: 'El muelle de La Romana' });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await expect(shown).toHaveCSS('object-position', '0% 50%');

  await page.goto('/admin/medios');
  await page.getByRole('button', { name: /El muelle de La Romana/ }).click();
  await expect(dialog.getByRole('link', { name: 'Noticia: El muelle abre de nuevo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^La imagen se usa en la noticia «El muelle abre de nuevo»/);
});

test('a logo chosen in the settings is in the header as soon as it is saved', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin');
  const logo = page.getByRole('banner').getByRole('link').first().locator('img');
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: 'Elegir imagen' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Elegir imagen' });
  await picker.getByRole('button', { name: /El muelle de La Romana/ }).click();
  await picker.getByRole('button', { name: 'Usar esta imagen' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(logo).toBeVisible();
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
});
