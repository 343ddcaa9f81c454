import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebBundle } from '../../server/features/site/web-bundle.ts';
import type { TestApp } from './app.ts';
import { loadWebSources } from './web-sources.ts';

/** The web side, with a list of the addresses that it has rendered. */
export async function recordRenders(): Promise<{ bundle: WebBundle; rendered: string[] }> {
  const sources = await loadWebSources();
  const rendered: string[] = [];
  const bundle: WebBundle = {
    ...sources,
    renderPage: (asked) => {
      rendered.push(asked.url);
      return sources.renderPage(asked);
    },
  };
  return { bundle, rendered };
}

export interface SentPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** By a real connection. */
export async function fetchPage(
  { app }: TestApp,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<SentPage> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
      const body = await text(answer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body });
    });
    sent.on('error', reject).end();
  });
}

/** `Cookie` of a client. */
export const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
