import { expect, type Locator, type Page, test } from '@playwright/test';
import { demo, openSettled, signIn, stallRequests } from './support.ts';

/** A page follows what is pressed one paint later: meanwhile somebody may press more. */

const select = (locator: Locator, value: string) =>
  locator.evaluate((element: HTMLSelectElement, chosen) => {
    element.value = chosen;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return element.value;
  }, value);

/** Presses one right after the other, before anything is painted. */
async function pressAtOnce(page: Page, ...buttons: Locator[]): Promise<void> {
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()));
  await page.evaluate((pressed) => {
    for (const element of pressed) (element as HTMLElement).click();
  }, elements);
}

test('a select shows what was chosen at once, and the page follows', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/forum');
  const sort = page.getByLabel('Ordenar por');
  expect(await select(sort, 'popular')).toBe('popular');
  await expect(page).toHaveURL('/forum?orden=popular');
  await page.goBack();
  await expect(sort).toHaveValue('recent');
});

test('filters of different parts of a page that are chosen at once all apply', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/mensajes');
  const chip = page.getByRole('button', { name: /^Sin leer/ });
  const subject = page.getByLabel('Asunto');
  const [button, list] = await Promise.all([chip.elementHandle(), subject.elementHandle()]);
  await page.evaluate(
    ([pressed, chosen]) => {
      (pressed as HTMLElement).click();
      (chosen as HTMLSelectElement).value = 'membership';
      chosen?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [button, list],
  );
  await expect(page).toHaveURL('/admin/mensajes?estado=sin-leer&asunto=membership');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(subject).toHaveValue('membership');
});

test('rows that were selected cannot be acted on once another filter is pressed', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto('/admin/mensajes');
  await page.getByRole('checkbox', { name: 'Seleccionar todo en esta página' }).check();
  const remove = page.getByRole('button', { name: 'Eliminar', exact: true });
  await expect(remove).toBeVisible();
  const chip = await page.getByRole('button', { name: /^Respondidos/ }).elementHandle();
  const isOffered = await remove.evaluate(async (button, filter) => {
    (filter as HTMLElement).click();
    await Promise.resolve();
    return button.isConnected;
  }, chip);
  expect(isOffered).toBe(false);

  await expect(page).toHaveURL(/respondidos/);
  await page.getByRole('checkbox', { name: 'Seleccionar todo en esta página' }).check();
  await expect(remove).toBeVisible();
  const subject = page.getByLabel('Asunto');
  await select(subject, 'membership');
  await expect(remove).toBeHidden();
  await expect(page).toHaveURL(/asunto=membership/);
  await page.goBack();
  await expect(subject).toHaveValue('');
  await expect(remove).toBeHidden();
});

test('a chip that is chosen already leaves the page where it is', async ({ page }) => {
  await signIn(page, demo.member);
  await openSettled(page, '/projects');
  await page.evaluate(() => scrollTo(0, 120));
  const chips = page.getByRole('group', { name: /Filtrar/ }).getByRole('button');
  await pressAtOnce(page, chips.nth(1), chips.nth(1));
  await expect(page).toHaveURL(/categoria=/);
  await pressAtOnce(page, chips.nth(1));
  await pressAtOnce(page, chips.nth(0));
  await expect(page).toHaveURL('/projects');
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('the keys walk over the edge of a month, and taps on the next one all count', async ({ page }) => {
  await openSettled(page, '/events');
  const title = page.getByRole('region', { name: 'Calendario de eventos' }).locator('[aria-live]');
  const day = page.locator('[data-day][tabindex="0"]');
  await day.focus();
  const [first, before] = [await title.textContent(), await day.getAttribute('data-day')];
  await page.keyboard.press('PageDown');
  await expect(title).not.toHaveText(first ?? '');
  // The days follow the name of their month.
  await expect(page.locator(':focus')).not.toHaveAttribute('data-day', before ?? '');
  await expect(day).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(title).toHaveText(first ?? '');
  await expect(day).toBeFocused();

  const next = page.getByRole('button', { name: 'Mes siguiente' });
  await next.click({ clickCount: 3 });
  const months = new Map<string, number>();
  for (let place = 0; place < 3; place += 1) {
    months.set((await title.textContent()) ?? '', place);
    await page.getByRole('button', { name: 'Mes anterior' }).click();
  }
  await expect(title).toHaveText(first ?? '');
  expect(months.size).toBe(3);
});

test('the menu of a phone closes when a link beside it is followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demo.member);
  await openSettled(page, '/home');
  await pressAtOnce(
    page,
    page.getByRole('button', { name: 'Abrir menú' }),
    page.getByRole('navigation', { name: 'Accesos rápidos' }).getByRole('link', { name: 'Eventos' }),
  );
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
});

test('a key too many does not close a dialog whose form has not arrived', async ({ page }) => {
  await signIn(page, demo.member);
  await openSettled(page, '/forum');
  const release = await stallRequests(page, '**/assets/post-form*');
  await page.getByRole('button', { name: 'Crear nuevo post' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Space');
  release();
  await expect(dialog.getByLabel('Título')).toBeFocused();
});

test('more news take the focus once, not again on the way back', async ({ page }) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Cargar Más Noticias' }).click();
  const news = page.locator('#noticias');
  await expect(news.locator('li a:focus')).toHaveCount(1);
  const chip = news.getByRole('button', { name: 'Eventos' });
  await chip.click();
  await expect(page).toHaveURL(/=Eventos/);
  await page.goBack();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/Se muestran \d+ de/)).toHaveCount(1);
  await expect(news.locator('li a:focus')).toHaveCount(0);
});
