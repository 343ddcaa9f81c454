import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../../core/config.ts';

const LOOPBACK = '127.0.0.1';

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (!token) return true;
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export async function serveMetrics(
  { metricsPort, metricsToken, host }: Pick<Config, 'metricsPort' | 'metricsToken' | 'host'>,
  log: Logger,
  collect: () => Promise<{ contentType: string; text: string }>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async ({ url, headers }, response) => {
    if (url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (!isAllowed(headers.authorization, metricsToken)) {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    try {
      const { contentType, text } = await collect();
      response.writeHead(200, { 'content-type': contentType }).end(text);
    } catch (err) {
      log.warn({ err }, 'metrics could not be collected');
      response.writeHead(503).end();
    }
  });
  server.listen(metricsPort, metricsToken ? host : LOOPBACK);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
