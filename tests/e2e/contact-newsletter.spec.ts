import { test as base, expect, type Page } from '@playwright/test';
import {
  mailPart,
  mailSubject,
  type ReceivedMail,
  startSmtpServer,
  type TestSmtpServer,
} from '../support/smtp-server.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { demo, newEmail, signIn, stallRequests, toastOf } from './support.ts';

/** A portal of its own with demo data and a mail server. */
const test = base.extend<object, { smtp: TestSmtpServer; ownPortal: IsolatedPortal }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  ownPortal: [
    async ({ smtp }, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on', SMTP_URL: smtp.url });
      await use(portal);
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.url),
});

// One portal for all, and one newsletter.
test.describe.configure({ mode: 'default' });

const headers = { 'sec-fetch-site': 'same-origin' };

async function mailTo(smtp: TestSmtpServer, address: string, subject: string): Promise<ReceivedMail> {
  const found = () => smtp.mails.find((mail) => mail.to.includes(address) && mailSubject(mail).includes(subject));
  await expect.poll(() => found() !== undefined).toBe(true);
  return found() as ReceivedMail;
}

const linkIn = (mail: ReceivedMail, path: string) =>
  new RegExp(`${path}\\S+`).exec(mailPart(mail, 'text/plain'))?.[0] ?? '';

const message = (page: Page) => page.getByLabel('Mensaje *');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });

test('a member writes about a project: the form knows who it is, keeps the draft, and confirms', async ({
  page,
  smtp,
}) => {
  await signIn(page, demo.member);
  const [{ id, title }] = (await (await page.request.get('/api/projects')).json()).projects;
  await page.goto(`/projects/${id}`);
  await page.getByRole('link', { name: 'Contactar Equipo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contáctanos' })).toBeVisible();
  await expect(page.getByLabel('Correo *')).toHaveValue(demo.member);
  await expect(page.getByLabel('Asunto *')).toHaveValue('projects');
  await expect(page.getByText(`Sobre el proyecto «${title}»`)).toBeVisible();
  await expect(page.getByText(/^(Abierto|Cerrado) ahora$/)).toBeVisible();

  await page.getByLabel('Nombre *').fill('R');
  await sendButton(page).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Revisa estos datos' });
  await expect(problems).toContainText('El nombre debe tener al menos 2 caracteres');
  await expect(problems).toContainText('El mensaje debe tener al menos 10 caracteres');
  await expect(page).toHaveTitle(/^Error: Contáctanos/);
  await page.getByLabel('Nombre *').fill('Rafael Guzmán');
  await message(page).fill('Quisiera saber cuándo empieza la segunda fase.');

  await page.reload();
  await expect(page.getByText('Recuperamos el borrador que dejaste aquí.')).toBeVisible();
  await expect(message(page)).toHaveValue('Quisiera saber cuándo empieza la segunda fase.');
  await sendButton(page).click();
  await expect(toastOf(page)).toContainText('Mensaje enviado');
  await expect(toastOf(page)).toContainText('Hemos recibido tu mensaje. Te contactaremos pronto.');
  const note = page.getByText(/Recibimos tu mensaje con el número MSJ-\d{5}\./);
  const reference = /MSJ-\d{5}/.exec((await note.textContent()) ?? '')?.[0] ?? '';
  for (const label of ['Nombre *', 'Correo *', 'Asunto *', 'Mensaje *']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page).toHaveURL('/contact');
  const mail = await mailTo(smtp, 'eventos@consejoeste.example', reference);
  expect(mailPart(mail, 'text/plain')).toContain(`Proyecto: ${title}`);
});

test('a message survives a session that ends before it is sent', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/contact?subject=events');
  await message(page).fill('Un mensaje que no se debe perder.');
  await page.context().clearCookies();
  await sendButton(page).click();
  await expect(toastOf(page)).toContainText('You are logged out. Logging in again...');
  await page.waitForURL(/\/login\?next=%2Fcontact/);
  await page.getByLabel('Email').fill(demo.member);
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(message(page)).toHaveValue('Un mensaje que no se debe perder.');
  await expect(page.getByLabel('Asunto *')).toHaveValue('events');
});

test('a visitor subscribes, confirms by mail and leaves with one press', async ({ page, smtp }) => {
  const email = newEmail();
  await page.goto('/#newsletter');
  await page.locator('#newsletter-email').fill(email);
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  await expect(toastOf(page)).toContainText('¡Suscripción exitosa!');
  await expect(page.getByText('confirma con el enlace que te enviamos')).toBeVisible();
  const mail = await mailTo(smtp, email, 'Confirma tu suscripción');
  await page.goto(linkIn(mail, '/boletin/confirmar'));
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('heading', { name: 'Suscripción confirmada' })).toBeVisible();

  // Every issue has an unsubscribe link; this one is found by its subject.
  await signIn(page, demo.admin);
  const issue = { subject: `Para ${email}`, intro: 'Unas palabras para todos.' };
  const { id } = await (await page.request.post('/api/admin/newsletter/issues', { data: issue, headers })).json();
  await page.request.post(`/api/admin/newsletter/issues/${id}/send`, { headers });
  const received = await mailTo(smtp, email, issue.subject);
  await page.context().clearCookies();
  await page.goto(linkIn(received, '/boletin/baja'));
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { name: 'Te diste de baja' })).toBeVisible();
  await expect(page.getByText('Ya no recibirás el boletín en esta dirección.')).toBeVisible();
});

test('an administrator reads, annotates and answers a message', async ({ page, smtp }) => {
  await signIn(page, demo.admin);
  const text = { name: 'Íngrid Núñez', subject: 'media', message: '¿Pueden darnos una entrevista el martes?' };
  const data = { ...text, email: 'ingrid@radio.example' };
  const { reference } = await (await page.request.post('/api/contact', { data, headers })).json();
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Páginas de administración' })
    .getByRole('link', { name: /^Mensajes/ })
    .click();
  await page.getByLabel('Asunto').selectOption('media');
  await expect(page).toHaveURL('/admin/mensajes?asunto=media');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Sin leer');
  await row.getByRole('link', { name: 'Íngrid Núñez' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Íngrid Núñez (${reference})`);

  const note = page.getByLabel('Nota', { exact: true });
  await note.fill('Preguntar a la presidencia');
  await page.reload();
  await expect(note).toHaveValue('Preguntar a la presidencia');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(toastOf(page)).toContainText('Nota guardada');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByText('Escribe la respuesta')).toBeVisible();
  await page.getByLabel('Respuesta *').fill('Con gusto, el martes a las diez.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByRole('region', { name: 'Respuesta' })).toContainText('Con gusto, el martes a las diez.');
  const mail = await mailTo(smtp, 'ingrid@radio.example', reference);
  expect(mailPart(mail, 'text/plain')).toContain('Con gusto, el martes a las diez.');
  await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Mensajes' }).click();
  await expect(row).toContainText('Respondido');
  const drafts = 'Object.keys(localStorage).filter((key) => key.startsWith("draft:"))';
  expect(await page.evaluate(drafts)).toEqual([]);
});

test('whoever answers a message second is shown the first answer', async ({ page }) => {
  await signIn(page, demo.admin);
  const data = { name: 'Íngrid', subject: 'media', message: '¿Y el miércoles?', email: 'ingrid@radio.example' };
  await page.request.post('/api/contact', { data, headers });
  const [{ id }] = (await (await page.request.get('/api/admin/contact-messages')).json()).messages;
  await page.goto(`/admin/mensajes/${id}`);
  await page.getByLabel('Respuesta *').fill('Sí, a las tres.');
  const answer = { answer: 'También puede ser.' };
  await page.request.post(`/api/admin/contact-messages/${id}/answer`, { data: answer, headers });
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(toastOf(page)).toContainText('Este mensaje ya fue respondido.');
  await expect(page.getByRole('region', { name: 'Respuesta' })).toContainText('También puede ser.');
});

test('the button of a new issue stays in its place while the lists above it load', async ({ page }) => {
  await signIn(page, demo.admin);
  const releaseNews = await stallRequests(page, '**/api/news?*');
  const releaseEvents = await stallRequests(page, '**/api/events?*');
  await page.goto('/admin/boletin/nuevo');
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  await expect(page.getByText('Cargando noticias...')).toBeAttached();
  await expect(page.getByText('Una foto sobre la introducción')).toBeVisible();
  const place = await save.boundingBox();
  releaseNews();
  releaseEvents();
  await expect(page.getByRole('group', { name: 'Noticias' }).getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Próximos eventos' }).getByRole('checkbox').first()).toBeVisible();
  expect(await save.boundingBox()).toEqual(place);

  await page.route('**/api/news?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.reload();
  const news = page.getByRole('group', { name: 'Noticias' });
  await news.getByRole('button', { name: 'Reintentar' }).click();
  await expect(news.getByRole('checkbox').first()).toBeVisible();
});

test('an administrator composes an issue, looks at it, tries it and sends it to everybody', async ({ page, smtp }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/boletin');
  await page.getByRole('link', { name: 'Nueva edición' }).click();
  const item = page.getByRole('group', { name: 'Noticias' }).getByRole('checkbox').first();
  await expect(item).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El asunto es requerido').first()).toBeVisible();
  await page.getByLabel('Asunto *').fill('Boletín de la prueba');
  await page.getByLabel('Introducción').fill('Estimados socios:\n\nVean lo que viene.');
  await item.check();
  await page.getByRole('group', { name: 'Próximos eventos' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(toastOf(page)).toContainText('Borrador guardado');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Boletín de la prueba');
  await expect(preview.getByRole('heading', { name: 'Próximos eventos' })).toBeVisible();

  await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
  await expect(toastOf(page)).toContainText(`Enviamos una prueba a ${demo.admin}.`);
  await mailTo(smtp, demo.admin, '[Prueba] Boletín de la prueba');

  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Llegará una sola vez a 234 suscriptores.');
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByText('234 de 234 correos despachados')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envío' })).toContainText('Terminó');
  const received = smtp.mails.filter((mail) => mailSubject(mail) === 'Boletín de la prueba').flatMap(({ to }) => to);
  expect([received.length, new Set(received).size]).toEqual([234, 234]);
});

async function chooseFile(page: Page, text: string): Promise<void> {
  const file = { name: 'lista.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) };
  await page.getByLabel('Archivo CSV *').setInputFiles(file);
}

test('the list of subscribers takes a file and says what it did not take', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/admin/boletin/suscriptores');
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await chooseFile(page, '\n');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  // Said once: at the field, which takes the focus.
  await expect(page.getByText('El archivo está vacío')).toHaveCount(1);
  await expect(page.getByLabel('Archivo CSV *')).toBeFocused();
  await chooseFile(page, 'Correo\nen-espera@prueba.example\nesto no es\n');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 dirección agregada. Queda «Sin confirmar» hasta que');
  const header = await page.getByRole('columnheader', { name: 'Línea' }).boundingBox();
  // One line of text.
  expect(header?.height).toBeLessThan(45);
  await page.getByRole('button', { name: 'Listo' }).click();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await chooseFile(page, 'Nombre;Correo\nAna;importada@prueba.example\nNadie;esto no es\n');
  await page.getByLabel('Ya dieron su consentimiento').check();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 dirección agregada. 1 línea rechazada:');
  await expect(page.getByRole('cell', { name: 'No es una dirección de correo' })).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByLabel('Buscar por correo').fill('importada');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: 'Más acciones: importada@prueba.example' }).click();
  await page.getByRole('menuitem', { name: 'Dar de baja' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dar de baja' }).click();
  await expect(toastOf(page)).toContainText('Baja registrada');
  await page.getByRole('button', { name: /^Bajas/ }).click();
  await expect(page.getByRole('rowheader')).toContainText('importada@prueba.example');
});
