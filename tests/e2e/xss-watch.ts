import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Person } from './xss-portal.ts';

/** All readable text, in lower case: styles may show it in capitals. */
const READ = `[
  document.body.innerText,
  document.title,
  ...[...document.querySelectorAll('input, textarea')].map((input) => input.value),
  ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body?.innerText ?? ''),
].join(' ').toLowerCase()`;

/** Rendered payload elements, and executable URLs. */
const PLANTED = `[
  ...[...document.querySelectorAll('[data-xss], iframe[srcdoc], base, object, embed')].map((found) => found.outerHTML),
  ...[...document.querySelectorAll('[href], [src], [action], [formaction]')]
    .flatMap((element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name)))
    .filter((address) => address && !/^(https?:|mailto:|tel:)$/.test(new URL(address, location.href).protocol))
    .filter((address) => !address.startsWith('data:image/svg+xml')),
  ...[...document.querySelectorAll('*')]
    .filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on')))
    .map((element) => element.outerHTML.slice(0, 200)),
]`;

/** Reports forbidden incidents as they happen. */
const NOTICE = `
  window.xss = (number) => report('ran ' + number);
  for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => report(name);
  addEventListener('securitypolicyviolation', (event) =>
    report('policy ' + event.violatedDirective + ' ' + event.blockedURI));
`;

const SHOWN_WITHIN_MS = 10_000;

/** Page of a member or visitor that records incidents. */
export class WatchedPage {
  readonly incidents: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  static async open(browser: Browser, portalUrl: string, person?: Person): Promise<WatchedPage> {
    const origin = person?.origin ?? portalUrl;
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'es-DO',
      timezoneId: 'America/Santo_Domingo',
      ...(person && { storageState: await person.context.storageState() }),
    });
    const watched = new WatchedPage(await context.newPage(), origin);
    await watched.watch();
    return watched;
  }

  private async watch(): Promise<void> {
    const { page, origin } = this;
    const note = (what: string) => void this.incidents.push(`${new URL(page.url()).pathname}: ${what}`);
    await page.exposeFunction('report', note);
    await page.addInitScript(NOTICE);
    page.on('dialog', (dialog) => {
      note(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => note(`error ${error.message}`));
    page.on('console', (message) => {
      if (/content security policy|refused to|hydrat/i.test(message.text())) note(`console ${message.text()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
        note(`request ${request.url()}`);
    });
  }

  /** Waits until all marks are shown; returns the missing ones. */
  async missing(marks: string[]): Promise<string[]> {
    const deadline = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      // Not `waitForFunction`, whose evaluation the page's CSP forbids.
      const text = await this.page.evaluate<string>(READ);
      const missing = marks.filter((mark) => !text.includes(mark));
      if (missing.length === 0 || Date.now() > deadline) return missing;
      await wait(50);
    }
  }

  /** Records payloads that were rendered as elements. */
  async inspect(): Promise<void> {
    const planted = await this.page.evaluate<string[]>(PLANTED);
    this.incidents.push(...planted.map((found) => `${this.page.url()}: planted ${found}`));
  }
}
