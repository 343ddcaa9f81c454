import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ICONS } from '#contract/site/site-icons.ts';
import { createTestApp, SESSION_SECRET, type TestApp } from '../../../../tests/support/app.ts';
import { createEvent, createNews, signedIn } from '../../../../tests/support/factories.ts';
import { fetchPage } from '../../../../tests/support/page-client.ts';
import { loadWebSources } from '../../../../tests/support/web-sources.ts';
import { Keyring } from '../../../core/keyring.ts';
import { siteSettings } from '../../../database/schema/site.ts';
import { PreviewImages } from './preview-images.ts';

const LONG_TITLE =
  'Talleres y politécnicos de San Pedro de Macorís firman un acuerdo para que ciento veinte jóvenes hagan pasantías pagadas en pequeñas empresas del Este durante el año que viene ¡y más!';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ bundle: await loadWebSources() });
  await createNews(portal.database, { title: LONG_TITLE });
  await createEvent(portal.database, { title: '🎉 Ñandú '.repeat(12).trim() });
});
afterAll(() => portal.close());

async function fetchImage(path: string) {
  const { port } = portal.app.server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    })
      .on('error', reject)
      .end();
  });
}

const pathOf = (url = '') => url.replace(/^https?:\/\/[^/]+/, '');

async function previewOf(path: string): Promise<string> {
  const { status, body } = await fetchPage(portal, path);
  expect([path, status]).toEqual([path, 200]);
  return pathOf(/<meta property="og:image" content="([^"]+)">/.exec(body)?.[1]);
}

describe('the image of a shared link', () => {
  it('is there for every page of the sitemap, in the measures that the page says', async () => {
    const { body: sitemap } = await fetchPage(portal, '/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathOf(url));
    expect(paths.length).toBeGreaterThan(6);
    const images: string[] = [];
    for (const path of paths) images.push(await previewOf(path));
    // As many as there are titles.
    expect(new Set(images).size).toBe(paths.length);
    for (const image of images) {
      const { status, headers, body } = await fetchImage(image);
      expect([image, status]).toEqual([image, 200]);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(body.length).toBeLessThan(250_000);
    }
  });

  it('shows pages that ask for a login too, and what was added to its address', async () => {
    const image = await previewOf('/members');
    expect((await fetchImage(`${image}?fbclid=1`)).status).toBe(200);
  });

  it('changes its address with what it shows, and is the same on every process', () => {
    const card = { kicker: 'Evento', title: 'Feria', detail: '' };
    const look = { siteName: 'Consejo', primaryColor: '#1E293B', secondaryColor: '#3B82F6', logoId: null };
    const images = (secret: string) => new PreviewImages(new Keyring(secret), async () => undefined);
    const [one, two] = [images(SESSION_SECRET), images(SESSION_SECRET)];
    expect(one.pathOf(card, look)).toBe(two.pathOf(card, look));
    expect(one.pathOf(card, { ...look, primaryColor: '#14532D' })).not.toBe(one.pathOf(card, look));
    expect(one.pathOf(card, { ...look, logoId: 'a' })).not.toBe(one.pathOf(card, look));
    expect(images('another').pathOf(card, look)).not.toBe(one.pathOf(card, look));
  });

  it('is drawn only at addresses that the portal made', async () => {
    const image = await previewOf('/about');
    const [, , signature = '', text = ''] = image.split('/');
    const forged = Buffer.from(JSON.stringify(['', 'Falso', '', 'Otro', '#000000', '#ffffff'])).toString('base64url');
    const addresses = [
      `/preview/${signature}/${forged}.png`,
      `/preview/${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}/${text}`,
      // The same bytes, spelled otherwise: the last character has bits to spare.
      `/preview/${signature.replace(/.$/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))}/${text}`,
      `/preview/${signature}/.png`,
      `/preview/${'A'.repeat(22)}/${'A'.repeat(8000)}.png`,
      '/preview/',
      `/preview/${signature}`,
    ];
    for (const address of addresses) expect([address, (await fetchImage(address)).status]).toEqual([address, 404]);
  });
});

describe('the icons of the site', () => {
  it('are named by every page, in the sizes that the manifest says', async () => {
    const { body: page } = await fetchPage(portal, '/about');
    const hrefOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page)?.[1] ?? '';
    expect(await sharp((await fetchImage(hrefOf('apple-touch-icon'))).body).metadata()).toMatchObject({ width: 180 });
    expect((await fetchImage(hrefOf('icon'))).headers).toMatchObject({ 'content-type': 'image/svg+xml' });

    const { headers, body } = await fetchImage(hrefOf('manifest'));
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body.toString());
    expect(manifest).toMatchObject({ lang: 'es-DO', start_url: '/', theme_color: '#1e293b' });
    expect(manifest.icons).toHaveLength(3);
    for (const { src, sizes } of manifest.icons) {
      const icon = await sharp((await fetchImage(src)).body).metadata();
      expect(`${icon.width}x${icon.height}`).toBe(sizes);
      expect(icon.format).toBe('png');
    }
  });

  it('have the colours of the settings, and no others', async () => {
    const before = `/icons/1e293b-3b82f6/icon-192.png`;
    expect((await fetchImage(before)).status).toBe(200);
    await portal.database.update(siteSettings).set({ primaryColor: '#722F37', secondaryColor: '#FACC15' });
    expect((await fetchImage(before)).status).toBe(404);
    const { body } = await fetchImage('/icons/722f37-facc15/touch-180.png');
    const corner = await sharp(body).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...corner]).toEqual([0x72, 0x2f, 0x37]);
    for (const name of [...Object.keys(SITE_ICONS), 'icon.svg']) {
      expect((await fetchImage(`/icons/722f37-facc15/${name}`)).status).toBe(200);
    }
    // The SVG has no logo, and is not named where there is one.
    const { client } = await signedIn(portal, { role: 'admin' });
    const red = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { body: logo } = await client.send('POST', '/api/admin/media', red, { 'content-type': 'image/png' });
    await portal.database.update(siteSettings).set({ logoId: logo.id });
    const pixel = async (path: string, left: number, top: number) => [
      ...(await sharp((await fetchImage(path)).body)
        .extract({ left, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()),
    ];
    const icon = `/icons/${logo.id}/icon-192.png`;
    expect((await pixel(icon, 96, 96))[0]).toBeGreaterThan(240);
    expect(await pixel(icon, 96, 4)).toEqual([255, 255, 255]);
    await expect.poll(async () => (await fetchPage(portal, '/about')).body).toContain(`href="${icon}"`);
    expect((await pixel(await previewOf('/about'), 200, 94))[1]).toBeLessThan(20);
    await portal.database.update(siteSettings).set({ logoId: null });
    for (const name of ['toString', 'icon-9999.png']) {
      expect((await fetchImage(`/icons/722f37-facc15/${name}`)).status).toBe(404);
    }
  });
});
