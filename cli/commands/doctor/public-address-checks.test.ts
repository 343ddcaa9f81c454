import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { mediaLimits } from '#contract/media/media.contract.ts';
import { checkBodyLimit, checkPublicUrl } from './public-address-checks.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, production: true };
}

/** As a proxy with this limit before a portal, which asks for a session. */
function proxy(limit: number): RequestListener {
  return (request, response) => {
    const isTooLarge = Number(request.headers['content-length'] ?? 0) > limit;
    response.statusCode = isTooLarge ? 413 : 401;
    request.resume().on('end', () => response.end(isTooLarge ? '<h1>413 Request Entity Too Large</h1>' : '{}'));
  };
}

describe('the public address', () => {
  it('lets the largest picture through, or the proxy is named with its setting', async () => {
    expect(await checkBodyLimit(await listen(proxy(mediaLimits.bytes)))).toBe('pasan archivos de 15 MB');
    server?.close();
    // The default of nginx.
    const narrow = checkBodyLimit(await listen(proxy(1024 ** 2)));
    await expect(narrow).rejects.toThrow(/no deja pasar 15 MB: sube client_max_body_size/);
  });

  it('has to lead to the portal', async () => {
    const other = checkPublicUrl(await listen((_, response) => response.end('<h1>Otra página</h1>')));
    await expect(other).rejects.toThrow(/no lleva a este portal \(respondió 200\)/);
  });

  it('that nobody answers is told', async () => {
    const gone = await listen(proxy(0));
    server?.close();
    await expect(checkBodyLimit(gone)).rejects.toThrow(/no se pudo probar/);
    await expect(checkPublicUrl(gone)).rejects.toThrow(/no responde/);
  });
});
