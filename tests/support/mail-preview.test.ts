import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { createTestApp, type TestApp } from './app.ts';
import { mailSamples } from './mail-samples.ts';

const PATH = '/dev/mails';

describe('every mail with sample data', () => {
  it('is shown by the development server, as HTML and as text', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'portal-vite-'));
    const vite = await createServer({
      root: projectRoot,
      cacheDir,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const http = createHttpServer(vite.middlewares);
    try {
      http.listen(0, '127.0.0.1');
      await once(http, 'listening');
      const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${PATH}`);
      expect(response.status).toBe(200);
      const page = await response.text();
      for (const name of Object.keys(mailSamples)) expect(page).toContain(`<section id="${name}">`);
      expect(page).toContain('srcDoc="&lt;!doctype html&gt;');
      expect(page).toContain('<pre>Hola, Carmen:');
    } finally {
      http.close();
      await vite.close();
      await rm(cacheDir, { recursive: true, force: true });
    }
  });

  describe('is nowhere else', () => {
    let portal: TestApp;
    beforeAll(async () => {
      portal = await createTestApp({ config: { demo: true } });
    });
    afterAll(() => portal.close());

    it.each([
      ['in the demo', { demo: true }],
      ['in production', { production: true }],
    ])('%s', async (_name, config) => {
      const other = await createTestApp({ sharing: portal, config });
      for (const path of [PATH, `${PATH}/`]) expect((await other.visitor().get(path)).status).toBe(404);
      await other.close();
    });
  });
});

/** Words in order, without addresses, which HTML has in its links. */
const wordsOf = (text: string) =>
  text
    .replace(/https?:\/\/[^\s<]+/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);

const bodyText = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    // The text part has the name in its signature.
    .replace(/<p class="masthead".*?<\/p>/s, '')
    // The text part describes a picture.
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' imagen $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');

it.each(Object.entries(mailSamples))('%s names the portal in the sender, not in the subject', async (_name, write) => {
  expect((await write()).subject).not.toContain('Consejo de Desarrollo');
});

it.each(Object.entries(mailSamples))('%s says the same in both of its parts', async (_name, write) => {
  const { html, text } = await write();
  expect(wordsOf(bodyText(html))).toEqual(wordsOf(text));
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  for (const url of links) expect(text).toContain(url);
});
