import { test as base, expect } from '@playwright/test';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { stringFields } from '../support/string-fields.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { CORPUS } from './xss-corpus.ts';
import { FIELDS, type Field, isEmail, isSecret, markOf, objectsOf, REFUSING, WRITTEN_BY } from './xss-fields.ts';
import { type FilledPortal, fillPortal, settingsWith } from './xss-portal.ts';
import { ADDRESSES, screensOf, shownFields } from './xss-screens.ts';
import { WatchedPage } from './xss-watch.ts';

interface Prepared {
  portal: IsolatedPortal;
  filled: FilledPortal;
}

const test = base.extend<object, { prepared: Prepared }>({
  prepared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start();
      await use({ portal, filled: await fillPortal(portal.url) });
      await portal.discard();
    },
    { scope: 'worker' },
  ],
});

// One portal for all: filling it takes longer than checking it.
test.describe.configure({ mode: 'default' });

test('every field that people write in is shown somewhere below, refuses the corpus, or has a reason', async () => {
  const names = (await contractEndpoints()).flatMap((endpoint) =>
    stringFields(endpoint).map((field) => `${endpointName(endpoint)} ${field}`),
  );
  const written = Object.entries(WRITTEN_BY).flatMap(([call, fields]) =>
    Object.keys(fields).map((field) => `${call} ${field}`),
  );
  const known = [...written, ...REFUSING];
  expect(names.filter((name) => !known.includes(name) && !isEmail(name) && !isSecret(name))).toEqual([]);
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(FIELDS).filter((field) => !shownFields().has(field as Field))).toEqual([]);
});

test('what has a form of its own refuses the whole corpus', async ({ prepared }) => {
  const { admin, reader, ids } = prepared.filled;
  const settings = settingsWith(0);
  const taken: string[] = [];
  for (const name of REFUSING) {
    const [method = '', path = '', field = ''] = name.split(' ');
    const person = path.startsWith('/api/admin') ? admin : reader;
    const url = path.replace(':id', path.includes('events') ? ids.event : ids.project);
    for (const payload of CORPUS) {
      const data = { ...(path.endsWith('settings') && settings), [field]: payload };
      const answer = await person.context.fetch(url, { method, data });
      const { fields } = await answer.json();
      if (answer.status() !== 400 || !fields?.[field]) taken.push(`${name}: ${payload}`);
    }
  }
  expect(taken).toEqual([]);
});

for (const who of ['visitor', 'reader', 'author', 'admin'] as const) {
  test(`nothing that people wrote runs on any screen of the ${who}`, async ({ browser, prepared }) => {
    const { portal, filled } = prepared;
    const watched = await WatchedPage.open(browser, portal.url, who === 'visitor' ? undefined : filled[who]);
    const missing: string[] = [];
    for (const { path, shows } of screensOf(who, filled)) {
      await watched.page.goto(path);
      missing.push(...(await watched.missing(shows.map(markOf))).map((mark) => `${path}: ${mark}`));
      await watched.inspect();
    }
    expect(watched.incidents).toEqual([]);
    expect(missing).toEqual([]);
    await watched.page.context().close();
  });
}

test('nothing in the settings runs, whatever they hold', async ({ browser, prepared }) => {
  const { portal, filled } = prepared;
  const watched = await WatchedPage.open(browser, portal.url);
  for (let index = 0; index < objectsOf('site'); index += 1) {
    await filled.admin.call('PUT', '/api/admin/settings', settingsWith(index));
    await watched.page.goto('/');
    expect(await watched.missing([markOf('site.name'), markOf('site.heroTitle')])).toEqual([]);
    await watched.inspect();
  }
  expect(watched.incidents).toEqual([]);
  await watched.page.context().close();
});

test('nothing in an address runs, on any screen that reads it', async ({ browser, prepared }) => {
  const { portal, filled } = prepared;
  const watched = await WatchedPage.open(browser, portal.url, filled.admin);
  const missing: string[] = [];
  for (const [index, { path, names, isShown }] of ADDRESSES.entries()) {
    // Two payloads for each screen, and all of them over all screens.
    const text = `zqdirq ${CORPUS[index % CORPUS.length]} ${CORPUS[(index + 17) % CORPUS.length]}`;
    const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, text])));
    await watched.page.goto(`${path}?${query}`);
    if ((await watched.missing(isShown ? ['zqdirq'] : [])).length > 0) missing.push(path);
    if (!isShown) await watched.page.waitForLoadState('networkidle');
    await watched.inspect();
  }
  for (const payload of CORPUS.slice(0, 3)) {
    for (const path of ['/', '/forum/post/', '/members/', '/noticias/']) {
      await watched.page.goto(path + encodeURIComponent(payload));
      await watched.inspect();
    }
  }
  expect(watched.incidents).toEqual([]);
  expect(missing).toEqual([]);
  await watched.page.context().close();
});
