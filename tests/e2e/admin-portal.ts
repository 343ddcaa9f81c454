import { test as base } from '@playwright/test';
import { IsolatedPortal } from './isolated-portal.ts';

/** Nothing listens there: every mail fails. */
const mailFails = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@prueba.example', LOG_LEVEL: 'error' };

/** For tests that change the whole site: a portal of their own with demo data. */
export const test = base.extend<object, { ownPortal: IsolatedPortal }>({
  ownPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on', ...mailFails });
      await use(portal);
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.url),
});
