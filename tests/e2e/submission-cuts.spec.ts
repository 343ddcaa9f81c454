import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { stressSize } from '../support/thoroughness.ts';
import { createPost, LONG_ENOUGH, signInAsNewMember, unique } from './forum-support.ts';
import { connect, openAs } from './messages-support.ts';
import { attach, countKeptFiles, fillPost, kept, loseAnswers, photo, postsNamed } from './submissions-support.ts';
import { demo, newEmail } from './support.ts';

/** Each sending is cut at so many moments, from the press to after its answer. */
const MOMENTS = 10;
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
  /** What has to be typed again, because it is never kept. */
  retype?: (page: Page) => Promise<void>;
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

/** Waits until it is decided: on the server, or in the reopened form, where it is sent again. */
async function finish(page: Page, sending: Sending, words: string): Promise<void> {
  if ((await sending.count(page, words)) === 0 || (await kept(page)).includes(words)) {
    if (await sending.isWritten(page, words)) {
      await sending.retype?.(page);
      await sending.press(page);
    }
  }
  await expect.poll(() => sending.count(page, words), { timeout: 60_000, message: sending.name }).toBe(1);
  await expect
    .poll(async () => (await kept(page)).includes(words), { timeout: 60_000, message: sending.name })
    .toBe(false);
}

async function sendAndCut(
  page: Page,
  context: BrowserContext,
  sending: Sending,
  delay: number | null,
): Promise<number> {
  await page.goto(sending.path, { waitUntil: 'networkidle' });
  const session = await slowPhone(page);
  const words = await sending.write(page);
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  const start = Date.now();
  await sending.press(page);
  if (delay === null) await expect.poll(() => sending.count(page, words), { timeout: 60_000 }).toBe(1);
  else await page.waitForTimeout(delay);
  const duration = Date.now() - start;
  await session.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
  await page.close();
  const reopened = await context.newPage();
  await reopened.setViewportSize({ width: 360, height: 740 });
  await reopened.goto(sending.path, { waitUntil: 'networkidle' });
  await finish(reopened, sending, words);
  await reopened.close();
  return duration;
}

test('cut at ten moments and reopened, nothing is lost and nothing is twice @slow', async ({ browser, baseURL }) => {
  test.setTimeout(3_600_000);
  const [ana, beto] = [await openAs(browser, baseURL, 'Ana'), await openAs(browser, baseURL, 'Beto')];
  await connect(ana, beto);
  const context = ana.page.context();
  const { id } = await createPost(ana.page);
  const { events } = await (await ana.page.request.get('/api/events?scope=upcoming')).json();
  const event = events.find(
    (each: { registrationState: string; hasQuestions: boolean; capacity: number | null; registered: number }) =>
      each.registrationState === 'open' && !each.hasQuestions && (each.capacity ?? 1e9) > each.registered + 5,
  );
  const withdraw = () =>
    ana.page.request.delete(`/api/events/${event.id}/registration`, { headers: { 'sec-fetch-site': 'same-origin' } });
  await ana.page.goto('/about');
  for (const sending of await sendings(ana.page, id, event.id, beto.id)) {
    const whole = await sendAndCut(await context.newPage(), context, sending, null);
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      await withdraw();
      await test.step(`${sending.name}: ${moment + 1} of ${MOMENTS} in ${whole} ms`, async () => {
        await sendAndCut(await context.newPage(), context, sending, (whole * moment) / MOMENTS);
      });
    }
  }
  await context.close();
});

test('a registration that is cut at ten moments makes one account @slow', async ({ browser, baseURL }) => {
  test.setTimeout(1_800_000);
  let whole = 3000;
  for (let moment = 0; moment <= MOMENTS; moment += 1) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-DO' });
    const page = await context.newPage();
    const email = newEmail();
    await page.goto('/register', { waitUntil: 'networkidle' });
    const session = await slowPhone(page);
    const password = page.getByLabel('Contraseña *', { exact: true });
    for (const [label, value] of [
      ['Nombre *', 'Cortada'],
      ['Apellido *', 'Prueba'],
      ['Email *', email],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await password.fill(demo.password);
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    const start = Date.now();
    await button(page, 'Crear Cuenta').click();
    const user = async (tab: Page) => (await tab.request.get('/api/auth/user')).ok();
    if (moment === 0) {
      await expect.poll(() => user(page), { timeout: 60_000 }).toBe(true);
      whole = Date.now() - start;
    } else {
      await page.waitForTimeout((whole * (moment - 1)) / MOMENTS);
    }
    await session.send('Network.emulateNetworkConditions', { ...SLOW_3G, offline: true });
    await page.close();
    const reopened = await context.newPage();
    if (!(await user(reopened))) {
      await reopened.goto('/register', { waitUntil: 'networkidle' });
      await expect(reopened.getByLabel('Email *')).toHaveValue(email);
      await reopened.getByLabel('Contraseña *', { exact: true }).fill(demo.password);
      await button(reopened, 'Crear Cuenta').click();
    }
    await expect.poll(() => user(reopened), { timeout: 30_000 }).toBe(true);
    expect((await (await reopened.request.get('/api/auth/user')).json()).email).toBe(email);
    await context.close();
  }
});

type Step = 'type' | 'attach' | 'send' | 'cut' | 'lose' | 'close' | 'back' | 'reopen' | 'edit' | 'other tab';
const STEPS: Step[] = ['type', 'attach', 'send', 'cut', 'lose', 'close', 'back', 'reopen', 'edit', 'other tab'];

/** Two tabs of one browser with one draft, against what its writer saw last. */
async function playHistory(context: BrowserContext, steps: readonly Step[]): Promise<void> {
  let page = await context.newPage();
  await page.goto(NEW_POST);
  const marker = unique('Historia');
  let text = LONG_ENOUGH;
  let pictures = 0;
  let isWritten = false;
  let published = 0;
  let stop = async () => {};
  const dialog = () => page.getByRole('dialog', { name: 'Crear nuevo post' });
  const show = async () => {
    if (!(await dialog().isVisible())) await page.goto(NEW_POST);
    await expect(dialog().getByLabel('Título')).toHaveValue(isWritten ? marker : '');
  };
  const count = async () => (await postsNamed(page, marker)).length;
  const send = async (withCut: () => Promise<unknown> = async () => {}) => {
    await show();
    if (!isWritten) return;
    await expect(dialog().getByRole('list', { name: 'Subidas' }).getByRole('listitem')).toHaveCount(0);
    await withCut();
    await button(page, 'Publicar').click();
    await expect(
      dialog()
        .getByText(/^(No sabemos si llegó|Sin conexión: no se envió)/)
        .or(page.getByText('¡Post creado exitosamente!'))
        .first(),
    ).toBeVisible();
    if (await dialog().isVisible()) return;
    published += 1;
    const posts = await postsNamed(page, marker);
    expect(posts).toHaveLength(published);
    const own = posts.filter((post) => post.content === text);
    expect(own.some(({ images }) => images.length === pictures)).toBe(true);
    [isWritten, pictures] = [false, 0];
  };
  const write = async (next: string) => {
    await show();
    text = next;
    await fillPost(page, marker, text);
    isWritten = true;
  };

  for (const step of steps) {
    if (step === 'type') await write(`${LONG_ENOUGH} ${crypto.randomUUID()}`);
    else if (step === 'edit' && isWritten) await write(`${text} Y algo más.`);
    else if (step === 'attach' && isWritten && pictures < 4) {
      await show();
      await attach(page, ['foto.jpg']);
      pictures += 1;
      await expect(dialog().getByLabel(`Describe la imagen ${pictures}`)).toBeVisible();
    } else if (step === 'send') await send();
    else if (step === 'cut') {
      await send(() => context.setOffline(true));
      await context.setOffline(false);
    } else if (step === 'lose') {
      stop = await loseAnswers(page, '**/api/forum/posts');
      await send();
      await stop();
    } else if (step === 'close') {
      if (await dialog().isVisible()) await dialog().getByRole('button', { name: 'Cerrar', exact: true }).click();
    } else if (step === 'back') {
      await page.goto('/about');
      await page.goBack();
    } else if (step === 'reopen') {
      await page.close();
      page = await context.newPage();
      await page.goto(NEW_POST);
    } else if (step === 'other tab') {
      const other = await context.newPage();
      await other.goto(NEW_POST);
      const title = other.getByRole('dialog', { name: 'Crear nuevo post' }).getByLabel('Título');
      await expect(title).toHaveValue(isWritten ? marker : '');
      await page.close();
      page = other;
    }
  }
  if (isWritten) await send();
  expect(await count()).toBe(published);
  expect(await kept(page)).not.toContain(marker);
  await page.close();
}

test('random histories of one draft end as its writer saw it last, once @slow', async ({ page, context }) => {
  test.setTimeout(3_600_000);
  await signInAsNewMember(page, 'Azarosa');
  const histories = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(histories, (steps) => playHistory(context, steps)),
    { numRuns: stressSize({ usual: 20, thorough: 100 }), endOnFailure: true },
  );
});
