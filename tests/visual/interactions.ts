import type { APIRequestContext, Page } from '@playwright/test';
import { toastOf } from '../e2e/support.ts';

export type Interaction = (page: Page) => Promise<void>;
type Name = string | RegExp;

export const press =
  (name: Name): Interaction =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();

export const pressThenChoose =
  (name: RegExp, item: Name): Interaction =>
  async (page) => {
    await press(name)(page);
    await page.getByRole('menuitem', { name: item }).click();
  };

export const pressInDialog =
  (name: Name): Interaction =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export const inSequence =
  (...interactions: Interaction[]): Interaction =>
  async (page) => {
    for (const interaction of interactions) await interaction(page);
  };

/** At another query of the same page. */
export const at =
  (query: string, interaction: Interaction): Interaction =>
  async (page) => {
    await page.goto(new URL(query, page.url()).href, { waitUntil: 'networkidle' });
    await interaction(page);
  };

/** A failure in a toast, which stays while it has focus. */
export const pressThenToast =
  (name: Name): Interaction =>
  async (page) => {
    await press(name)(page);
    await toastOf(page).getByRole('button').focus();
  };

export const fillThenPress =
  (fields: Record<string, string>, name: Name): Interaction =>
  async (page) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await press(name)(page);
  };

/** At phone width: larger screens have no such button. */
export const onPhone =
  (interaction: Interaction): Interaction =>
  async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await interaction(page);
  };

export const openMenu = onPhone((page) => page.getByRole('button', { name: 'Abrir menú' }).click());

export const openBell: Interaction = async (page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificaciones/ })
    .click();
  await page.getByRole('link', { name: 'Ver todas las notificaciones' }).waitFor();
};

export const openAccount: Interaction = (page) => page.getByRole('button', { name: 'Tu cuenta' }).click();

export const typeInSearch =
  (text: string): Interaction =>
  async (page) => {
    await page.getByRole('combobox', { name: 'Buscar en el portal' }).fill(text);
    await page.waitForResponse(/\/api\/search/);
  };

/** Another page of the same route, whose address comes from the API. */
export const goTo =
  (find: (api: APIRequestContext) => Promise<string>, then?: Interaction): Interaction =>
  async (page) => {
    await page.goto(await find(page.request), { waitUntil: 'networkidle' });
    await then?.(page);
  };

/** Stubs a response. */
export const answered =
  (path: string, json: unknown, then?: Interaction): Interaction =>
  async (page) => {
    await page.route(`**${path}*`, (route) => route.fulfill({ json }));
    await page.reload({ waitUntil: 'networkidle' });
    await then?.(page);
  };
