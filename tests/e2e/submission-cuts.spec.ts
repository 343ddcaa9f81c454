import { type Browser, type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { createPost, LONG_ENOUGH, unique } from './forum-support.ts';
import { connect, openAs } from './messages-support.ts';
import { countKeptFiles, fillPost, kept, photo, postsNamed } from './submissions-support.ts';
import { demo, newEmail } from './support.ts';

/** Each sending is cut at so many moments, from the press to after its answer. */
const MOMENTS = 10;
/** For a run that has to be short, while the request is on its way. */
const EARLY_MS = 300;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A small telephone on a bad signal. */
async function slowPhone(page: Page): Promise<CDPSession> {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

interface Sending {
  name: string;
  path: string;
  /** Writes what is sent, and answers with the words by which it is found. */
  write: (page: Page) => Promise<string>;
  press: (page: Page) => Promise<void>;
  /** How often it is on the server. */
  count: (page: Page, words: string) => Promise<number>;
  /** What was written, where it is still in the form of the reopened page. */
  isWritten: (page: Page, words: string) => Promise<boolean>;
}

const NEW_POST = '/forum?categoria=turismo-y-eventos&nuevo=1';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether a control of the reopened page has the value, once it is there. */
const hasValue = (page: Page, label: string, value: string) =>
  expect(page.getByLabel(label))
    .toHaveValue(value, { timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );

async function sendings(page: Page, postId: string, eventId: string, memberId: string): Promise<Sending[]> {
  const buffer = await photo(page);
  const files = ['uno.jpg', 'dos.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  return [
    {
      name: 'publicación con dos fotos',
      path: NEW_POST,
      write: async (tab) => {
        const words = unique('Cortada en el camino');
        await fillPost(tab, words, LONG_ENOUGH);
        await tab.getByLabel('Archivos de imagen').setInputFiles(files);
        await expect(
          tab.getByRole('list', { name: 'Subidas' }).or(tab.getByLabel('Describe la imagen 1')),
        ).toContainText(/./);
        // Chosen and written down, as after a moment's look at the form.
        const taken = async () => (await countKeptFiles(tab)) + (await tab.getByLabel(/^Describe la imagen/).count());
        await expect.poll(taken).toBe(2);
        return words;
      },
      press: (tab) => button(tab, 'Publicar').click(),
      count: async (tab, words) => {
        const posts = await postsNamed(tab, words);
        for (const { images } of posts) expect(images).toHaveLength(2);
        return posts.length;
      },
      isWritten: (tab, words) => hasValue(tab, 'Título', words),
    },
    {
      name: 'comentario',
      path: `/forum/post/${postId}`,
      write: async (tab) => {
        const words = unique('Comentario cortado');
        await tab.getByLabel('Escribe un comentario').fill(words);
        return words;
      },
      press: (tab) => button(tab, 'Comentar').click(),
      count: async (tab, words) => {
        const { comments } = await (await tab.request.get(`/api/forum/posts/${postId}/comments?limit=100`)).json();
        return comments.filter(({ content }: { content: string }) => content === words).length;
      },
      isWritten: (tab, words) => hasValue(tab, 'Escribe un comentario', words),
    },
    {
      name: 'mensaje',
      path: `/mensajes/${memberId}`,
      write: async (tab) => {
        const words = unique('Mensaje cortado');
        await tab.getByPlaceholder(/^Escribe a/).fill(words);
        return words;
      },
      press: (tab) => button(tab, 'Enviar').click(),
      count: async (tab, words) => {
        const { messages } = await (await tab.request.get(`/api/messages/${memberId}`)).json();
        return messages.filter(({ body }: { body: string }) => body === words).length;
      },
      // It goes by itself once there is a connection.
      isWritten: async () => false,
    },
    {
      name: 'inscripción',
      path: `/events/${eventId}`,
      write: async () => 'confirmed',
      press: (tab) =>
        tab
          .getByRole('button', { name: /^Inscribirse: / })
          .first()
          .click(),
      count: async (tab, words) => {
        const { registration } = await (await tab.request.get(`/api/events/${eventId}`)).json();
        return registration?.status === words ? 1 : 0;
      },
      isWritten: (tab) =>
        tab
          .getByRole('button', { name: /^Inscribirse: / })
          .first()
          .isVisible(),
    },
    {
      name: 'perfil',
      path: '/profile?editar=1',
      write: async (tab) => {
        const words = unique('Colmado');
        await tab.getByLabel('Empresa').fill(words);
        return words;
      },
      press: (tab) => button(tab, 'Guardar Cambios').click(),
      count: async (tab, words) => ((await (await tab.request.get('/api/auth/user')).json()).company === words ? 1 : 0),
      isWritten: async (tab, words) => (await hasValue(tab, 'Empresa', words)) && (await kept(tab)).includes(words),
    },
  ];
}

const NOTICE = /^(Recuperamos el borrador|No sabemos si|Se está enviando|Sin conexión)/;

/** Waits until it is decided: on the server, or in the reopened form, which says what became of it and sends it again. */
async function finish(page: Page, sending: Sending, words: string): Promise<void> {
  const isKept = async () => (await kept(page)).includes(words);
  const isDecided = async () => (await sending.count(page, words)) === 1 && !(await isKept());
  if (!(await isDecided()) && (await sending.isWritten(page, words))) {
    if (await isKept()) await expect(page.getByRole('status').getByText(NOTICE).first()).toBeVisible();
    await sending.press(page);
  }
  // Whoever reads that a picture failed tries again.
  const retry = page.getByRole('button', { name: /^Reintentar/ }).first();
  await expect(async () => {
    if (await retry.isVisible()) await Promise.all([retry.click(), sending.press(page)]);
    expect(await isDecided()).toBe(true);
  }).toPass({ timeout: 120_000 });
}

/** Sends, cuts the line after a time or once it has arrived, and closes the tab. Returns how long it took. */
async function sendAndCut(context: BrowserContext, sending: Sending, delay: number | null): Promise<number> {
  const page = await context.newPage();
  await page.goto(sending.path, { waitUntil: 'networkidle' });
  const session = await slowPhone(page);
  const words = await sending.write(page);
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  const start = Date.now();
  await sending.press(page);
  if (delay === null) await expect.poll(() => sending.count(page, words), { timeout: 120_000 }).toBe(1);
  else await page.waitForTimeout(delay);
  const duration = Date.now() - start;
  await session.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
  await page.close();
  const reopened = await context.newPage();
  await reopened.setViewportSize({ width: 360, height: 740 });
  await reopened.goto(sending.path, { waitUntil: 'networkidle' });
  await finish(reopened, sending, words).catch(async (error) => {
    const shown = await reopened.locator('main, dialog[open]').allInnerTexts();
    throw new Error(`${sending.name} cut after ${delay} ms: ${shown.join(' | ').slice(0, 600)}`, { cause: error });
  });
  await reopened.close();
  return duration;
}

/** Somebody with a connection, a post and an event, and what can be sent to those. */
async function open(browser: Browser, baseURL: string | undefined) {
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  const { id } = await createPost(ana.page);
  const { events } = await (await ana.page.request.get('/api/events?scope=upcoming')).json();
  const event = events.find(
    (each: { registrationState: string; hasQuestions: boolean; capacity: number | null; registered: number }) =>
      each.registrationState === 'open' && !each.hasQuestions && (each.capacity ?? 1e9) > each.registered + 5,
  );
  await ana.page.goto('/about');
  await beto.page.context().close();
  return { page: ana.page, sendings: await sendings(ana.page, id, event.id, beto.id), eventId: event.id };
}

const NAMES = ['publicación con dos fotos', 'comentario', 'mensaje', 'inscripción', 'perfil'];

for (const name of NAMES) {
  test(`${name}: cut at ten moments and reopened, nothing is lost and nothing is twice @slow`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(1_800_000);
    const { page, sendings: all, eventId } = await open(browser, baseURL);
    const sending = all.find((each) => each.name === name) as Sending;
    const headers = { 'sec-fetch-site': 'same-origin' };
    const whole = await sendAndCut(page.context(), sending, null);
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      await page.request.delete(`/api/events/${eventId}/registration`, { headers });
      await sendAndCut(page.context(), sending, (whole * moment) / MOMENTS);
    }
    console.log(`${name}: ${MOMENTS} cuts within ${whole} ms`);
    await page.context().close();
  });
}

test('cut on its way and reopened, a comment and a registration are neither lost nor twice', async ({
  browser,
  baseURL,
}) => {
  const { page, sendings: all } = await open(browser, baseURL);
  for (const sending of all.filter(({ name }) => ['comentario', 'inscripción'].includes(name))) {
    await sendAndCut(page.context(), sending, EARLY_MS);
  }
  await page.context().close();
});

/** `null`: once it has arrived. */
async function registerAndCut(browser: Browser, baseURL: string | undefined, delay: number | null): Promise<number> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-DO' });
  const page = await context.newPage();
  const email = newEmail();
  const isSignedIn = async (tab: Page) => (await tab.request.get('/api/auth/user')).ok();
  await page.goto('/register', { waitUntil: 'networkidle' });
  const session = await slowPhone(page);
  await page.getByLabel('Nombre *').fill('Cortada');
  await page.getByLabel('Apellido *').fill('Prueba');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Contraseña *', { exact: true }).fill(demo.password);
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  const start = Date.now();
  await button(page, 'Crear Cuenta').click();
  if (delay === null) await expect.poll(() => isSignedIn(page), { timeout: 60_000 }).toBe(true);
  else await page.waitForTimeout(delay);
  const duration = Date.now() - start;
  await session.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
  await page.close();
  const reopened = await context.newPage();
  if (!(await isSignedIn(reopened))) {
    await reopened.goto('/register', { waitUntil: 'networkidle' });
    await expect(reopened.getByLabel('Email *')).toHaveValue(email);
    await expect(reopened.getByRole('status').getByText(NOTICE).first()).toBeVisible();
    await reopened.getByLabel('Contraseña *', { exact: true }).fill(demo.password);
    await button(reopened, 'Crear Cuenta').click();
  }
  await expect.poll(() => isSignedIn(reopened), { timeout: 30_000 }).toBe(true);
  expect((await (await reopened.request.get('/api/auth/user')).json()).email).toBe(email);
  await context.close();
  return duration;
}

test('cuenta: cut at ten moments and reopened, the password typed again makes one account @slow', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(1_800_000);
  const whole = await registerAndCut(browser, baseURL, null);
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await registerAndCut(browser, baseURL, (whole * moment) / MOMENTS);
  }
  console.log(`cuenta: ${MOMENTS} cuts within ${whole} ms`);
});

test('cut on its way and reopened, a new account is made once', async ({ browser, baseURL }) => {
  await registerAndCut(browser, baseURL, EARLY_MS);
});
