import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum of tab stops on a page. */
const MAX_STOPS = 120;

/** The focused element, where neither an outline nor a box shadow shows it. */
const UNSEEN_FOCUS = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isSeen = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  return isSeen ? null : element.outerHTML;
})()`;

/** Presses Tab until the target has focus, and checks that focus is visible at each stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const name = target.toString();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(UNSEEN_FOCUS), `the focus cannot be seen on the way to ${name}`).toBeNull();
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

/** Skips the header by the first link of the page. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
}

export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
