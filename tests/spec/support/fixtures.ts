import { type Browser, test as base, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { IsolatedPortal } from '../../e2e/isolated-portal.ts';
import { demo, newEmail } from '../../e2e/support.ts';
import { Api } from './api.ts';
import { PortalDatabase } from './portal-database.ts';

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  company?: string;
  position?: string;
  location?: string;
  phone?: string;
}

/** A new member of this row alone. */
export interface NewMember {
  api: Api;
  id: string;
  email: string;
  name: string;
  open(path: string): Promise<Page>;
}

type Viewer = 'visitor' | 'member' | 'admin';

/** Shared read-only pages: they navigate only when a row wants another path. */
export type OpenAs = Record<Viewer, (path: string) => Promise<Page>>;

interface WorkerFixtures {
  /** Of this worker, which keeps to one project: rows that write change no figures of those that read. */
  portal: IsolatedPortal;
  /** API clients of a visitor and of the two demo accounts. */
  api: Record<Viewer, Api>;
  openAs: OpenAs;
  database: PortalDatabase;
  /** The worker's own portal with demo data, started on demand. */
  freshDemo: IsolatedPortal;
}

interface RowFixtures {
  /** Pages of the row's own, for rows that interact. */
  visitor: Page;
  member: Page;
  admin: Page;
  join: (person?: Partial<Registration>) => Promise<NewMember>;
}

export type Fixtures = WorkerFixtures & RowFixtures & Pick<PlaywrightWorkerArgs, 'browser' | 'playwright'>;

const PLACE = { locale: 'es-DO', timezoneId: 'America/Santo_Domingo', viewport: { width: 1280, height: 900 } };

async function openPage(browser: Browser, { url }: IsolatedPortal, api?: Api): Promise<Page> {
  const storageState = await api?.context.storageState();
  const context = await browser.newContext({ ...PLACE, baseURL: url, ...(storageState && { storageState }) });
  return context.newPage();
}

async function newApi({ playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>, { url }: IsolatedPortal): Promise<Api> {
  return new Api(await playwright.request.newContext({ baseURL: url }));
}

function lastName(): string {
  return `Prueba ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
}

export const test = base.extend<RowFixtures, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use, { project }) => {
      const portal = await IsolatedPortal.start({ DEMO: project.name === 'empty' ? 'off' : 'on' });
      await use(portal);
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ playwright, portal }, use) => {
      const [visitor, member, admin] = await Promise.all([0, 1, 2].map(() => newApi({ playwright }, portal)));
      if (!visitor || !member || !admin) throw new Error('no request contexts');
      await member.made('POST', '/api/auth/login', { email: demo.member, password: demo.password });
      await admin.made('POST', '/api/auth/login', { email: demo.admin, password: demo.password });
      await use({ visitor, member, admin });
      for (const { context } of [visitor, member, admin]) await context.dispose();
    },
    { scope: 'worker' },
  ],
  openAs: [
    async ({ browser, portal, api }, use) => {
      const pages = new Map<Viewer, { page: Page; path: string }>();
      const at = (viewer: Viewer) => async (path: string) => {
        const page = pages.get(viewer)?.page ?? (await openPage(browser, portal, api[viewer]));
        if (pages.get(viewer)?.path !== path) await page.goto(path);
        pages.set(viewer, { page, path });
        return page;
      };
      await use({ visitor: at('visitor'), member: at('member'), admin: at('admin') });
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  database: [
    async ({ portal }, use) => {
      const database = await PortalDatabase.join(portal.dataDir);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  freshDemo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on' });
      await use(portal);
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser, portal }, use) => {
    const page = await openPage(browser, portal);
    await use(page);
    await page.context().close();
  },
  member: async ({ browser, portal, api }, use) => {
    const page = await openPage(browser, portal, api.member);
    await use(page);
    await page.context().close();
  },
  admin: async ({ browser, portal, api }, use) => {
    const page = await openPage(browser, portal, api.admin);
    await use(page);
    await page.context().close();
  },
  join: async ({ browser, playwright, portal }, use) => {
    const opened: Page[] = [];
    const apis: Api[] = [];
    await use(async (person = {}) => {
      const api = await newApi({ playwright }, portal);
      apis.push(api);
      const given = {
        email: newEmail(),
        password: demo.password,
        firstName: 'Yanelis',
        lastName: lastName(),
        ...person,
      };
      const { id } = await api.made('POST', '/api/auth/register', given);
      const open = async (path: string) => {
        const page = await openPage(browser, portal, api);
        opened.push(page);
        await page.goto(path);
        return page;
      };
      return { api, id, email: given.email, name: `${given.firstName} ${given.lastName}`, open };
    });
    for (const page of opened) await page.context().close();
    for (const { context } of apis) await context.dispose();
  },
});

export { expect };
