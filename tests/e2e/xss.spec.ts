import { test as base, expect } from '@playwright/test';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { stringFields } from '../support/string-fields.ts';
import { sampled } from '../support/thoroughness.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { CORPUS } from './xss-corpus.ts';
import {
  FIELDS,
  type Field,
  isEmail,
  isSecret,
  markOf,
  objectsOf,
  REFUSING,
  REFUSING_IN_LISTS,
  WRITTEN_BY,
} from './xss-fields.ts';
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
  const known = [...written, ...REFUSING, ...REFUSING_IN_LISTS];
  expect(names.filter((name) => !known.includes(name) && !isEmail(name) && !isSecret(name))).toEqual([]);
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(FIELDS).filter((field) => !shownFields().has(field as Field))).toEqual([]);
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
  for (const index of sampled([...Array(objectsOf('site')).keys()], 3)) {
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
  for (const [index, { path, names, isShown }] of sampled([...ADDRESSES.entries()], 3)) {
    // Two payloads for each screen, and in a thorough run all of them over all screens.
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
