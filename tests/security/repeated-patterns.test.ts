import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownProblem } from '../../contract/markdown-depth.ts';
import { stripMarkdown } from '../../contract/strip-markdown.ts';
import { writeCalendar } from '../../server/core/i-calendar.ts';
import { projectRoot } from '../../server/core/project-root.ts';
import { FinishedPage } from '../../server/features/site/finished-page.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints } from '../support/contract-endpoints.ts';
import { createOpenEvent } from '../support/factories.ts';
import { cpuMsOf, OTHER_END, repeatedPatterns } from '../support/repeated-patterns.ts';
import { stringFields, stringQueries } from '../support/string-fields.ts';

/** Of the only thread, for one text. */
const BUDGET_MS = 60;

interface Bounds {
  length: number;
  budgetMs?: number;
  patterns?: Iterable<{ name: string; text: string }>;
}

/** Patterns over which `work` takes longer than it may. */
async function slowPatterns(
  { length, budgetMs = BUDGET_MS, patterns = repeatedPatterns(length) }: Bounds,
  work: (text: string) => unknown,
): Promise<string[]> {
  const slow: string[] = [];
  for (const { name, text } of patterns) {
    const ms = await cpuMsOf(() => work(text), budgetMs);
    if (ms > budgetMs) slow.push(`${name}: ${Math.round(ms)} ms`);
  }
  return slow;
}

/** The web side is a project of its own, which the tests do not refer to. */
const web = (file: string) => import(join(projectRoot, 'web', file));
const [{ splitLinks }, { Markdown }, { resolveAddress }] = await Promise.all(
  ['lib/split-links.ts', 'ui/markdown.tsx', 'app/page-address.ts'].map(web),
);
const render = (text: string) => renderToStaticMarkup(createElement(Markdown, { text, author: 'council' }));

/** What reads a person's text where it is shown, on the server and in the browsers of all readers. */
const READERS: [name: string, length: number, read: (text: string) => unknown, budgetMs?: number][] = [
  ['Markdown', 20_000, render],
  ['Markdown that is short enough to be parsed, whatever it repeats', 1_700, render, 2 * BUDGET_MS],
  ['links in plain text', 20_000, splitLinks],
  ['the bounds of Markdown', 60_000, markdownProblem],
  ['plain text of Markdown', 20_000, stripMarkdown],
];

/** Sets `skills[].skill` and the like. */
function place(target: Record<string, unknown>, path: string, text: string): void {
  const [key = '', ...rest] = path.split('.');
  const name = key.replaceAll('[]', '');
  if (rest.length === 0) target[name] = key.endsWith('[]') ? [text] : text;
  else {
    const inner: Record<string, unknown> = ([target[name]].flat()[0] as Record<string, unknown> | undefined) ?? {};
    place(inner, rest.join('.'), text);
    target[name] = key.endsWith('[]') ? [inner] : inner;
  }
}

describe('a text of one repeated pattern takes no time', () => {
  it('in any field of any request', async () => {
    const forms = (await contractEndpoints()).flatMap((each) => [
      { schema: each.body, fields: stringFields(each) },
      { schema: each.query, fields: stringQueries(each) },
    ]);
    const checkAll = (text: string) => {
      for (const { schema, fields } of forms) {
        const form = {};
        for (const field of fields) place(form, field, text);
        schema?.safeParse(form);
      }
    };
    // Of all forms together.
    const bounds = { length: 10_000, budgetMs: 200, patterns: repeatedPatterns(10_000, OTHER_END) };
    expect(await slowPatterns(bounds, checkAll)).toEqual([]);
  });

  it.each(READERS)('as %s', async (_name, length, read, budgetMs = BUDGET_MS) => {
    expect(await slowPatterns({ length, budgetMs }, read)).toEqual([]);
  });

  let portal: TestApp;
  let page: FinishedPage;
  beforeAll(async () => {
    page = await FinishedPage.finish({ html: '<p>Una página</p>', status: 200, headers: {} });
    portal = await createTestApp();
    await createOpenEvent(portal.database, { description: 'Una línea sobre el tema. '.repeat(40) });
  });
  afterAll(() => portal.close());

  it('as a header', async () => {
    const names = [
      'accept',
      'authorization',
      'cookie',
      'idempotency-key',
      'if-none-match',
      'if-range',
      'last-event-id',
      'origin',
      'range',
      'referer',
      'user-agent',
      'x-forwarded-for',
      'x-request-id',
    ];
    const ask = (text: string) =>
      portal.app.inject({ url: '/api/events', headers: Object.fromEntries(names.map((name) => [name, text])) });
    expect(await slowPatterns({ length: 15_000 }, ask)).toEqual([]);
  });

  it('as the address of a page', async () => {
    const resolve = (text: string) => resolveAddress({ url: `/${text}`, origin: 'http://localhost', signedIn: false });
    const patterns = [
      ...repeatedPatterns(14_000),
      ...['/', 'a/'].map((unit) => ({ name: unit, text: unit.repeat(7_000) })),
    ];
    expect(await slowPatterns({ length: 14_000, budgetMs: 30, patterns }, resolve)).toEqual([]);
  });

  it('as the text of 200 events in a calendar program', async () => {
    const at = new Date('2027-08-28T12:30:00Z');
    const calendarOf = (text: string) => {
      const moments = { startsAt: at, endsAt: at, createdAt: at, updatedAt: at };
      const entry = {
        uid: 'a',
        sequence: 0,
        summary: 'Taller',
        description: text,
        location: null,
        url: '/',
        isCancelled: false,
      };
      const entries = Array.from({ length: 200 }, () => ({ ...entry, ...moments }));
      const organizer = { name: 'Consejo', email: '' };
      return writeCalendar({ method: 'PUBLISH', name: 'Eventos', organizer, entries, writtenAt: at });
    };
    expect(await slowPatterns({ length: 1_000, budgetMs: 100 }, calendarOf)).toEqual([]);
  });

  // It needs no account, and comes with every call.
  it.each([
    ['of an answer', (text: string) => portal.app.inject({ url: '/api/events', headers: { 'accept-encoding': text } })],
    ['of a finished page', (text: string) => page.select({ 'accept-encoding': text })],
  ])('as the codings that are accepted %s', async (_name, ask) => {
    expect(await slowPatterns({ length: 15_000, budgetMs: 30 }, ask)).toEqual([]);
  });
});
