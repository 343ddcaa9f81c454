import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi, PageBundle, RenderedPage } from '#contract/page.ts';
import { demoMailboxPath } from '#contract/paths.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnknownRoute } from '../../core/error-handler.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import { isApiCall } from '../../core/route.ts';
import { allowStyleNonce } from '../../core/security-headers.ts';
import { getSettings } from './site.queries.ts';

/**
 * Fallback for a form that is submitted before the page's script has loaded. Its body (a password, perhaps) is not
 * read: the person gets the page again, by then with its script.
 */
async function registerFormFallback(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  for (const path of ['/login', '/register']) {
    app.post(path, { schema: { hide: true } }, async (request, reply) => reply.redirect(request.url, 303));
  }
}

interface PageFrame {
  page: RenderedPage;
  /** The stylesheet and the site's colours. */
  css: string;
  styleNonce: string;
  /** The visitor's own choice, from the cookie; absent, the system decides. */
  theme: 'light' | 'dark' | undefined;
}

/** Puts a page into the built index.html. */
function fillTemplate(template: string, { page, css, styleNonce, theme }: PageFrame): string {
  const parts: Record<string, string> = {
    '<html lang="es-DO"': theme ? `<html lang="es-DO" data-theme="${theme}"` : '<html lang="es-DO"',
    '<!--page-theme-->': `<style nonce="${styleNonce}">${css}</style>`,
    '<!--page-head-->': page.head,
    '<!--page-html-->': page.html,
    '<!--page-state-->': page.state,
  };
  // A function as replacement: page content may hold `$&` and the like.
  return Object.entries(parts).reduce((html, [mark, value]) => html.replace(mark, () => value), template);
}

export interface WebBundle extends PageBundle {
  /** Folder of the files for the browser. */
  folder: string;
  template: string;
  /** Goes into each page itself: a file of its own would cost a phone one more round trip before anything shows. */
  styles: string;
}

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/** The built web side. Loaded by path: the server never imports it, so each compiles without the other. */
export async function loadWebBundle(projectRoot: string): Promise<WebBundle> {
  const folder = join(projectRoot, 'dist/web');
  const entry = pathToFileURL(join(projectRoot, 'dist/web-server/server-entry.js')).href;
  const [html, { renderPage, themeCss }] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    import(entry) as Promise<PageBundle>,
  ]);
  const stylesheet = STYLESHEET_LINK.exec(html)?.[1];
  const styles = stylesheet ? await readFile(join(folder, stylesheet), 'utf8') : '';
  return { folder, template: html.replace(STYLESHEET_LINK, ''), styles, renderPage, themeCss };
}

const YEAR_SECONDS = 31_536_000;
/** Rendering takes the only thread: more at once would not be faster. */
const MAX_CONCURRENT_RENDERS = 4;
const MAX_WAITING = 200;

function readThemeCookie(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Serves the built files, and every other address that is not the API's as a page. */
export async function servePages(app: FastifyInstance, context: Context, bundle: WebBundle): Promise<void> {
  await app.register(fastifyStatic, {
    root: bundle.folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files under assets/ carry a hash of their content in the name.
      const hashed = path.startsWith(`${bundle.folder}/assets/`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
    },
  });

  const callApi: CallApi = async (url) => {
    const response = await app.inject({ method: 'GET', url });
    return { status: response.statusCode, body: response.body };
  };

  const renderings = new FairQueue(MAX_CONCURRENT_RENDERS, MAX_WAITING);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [viewer, settings] = await Promise.all([
      context.sessions.findViewer(request, reply),
      getSettings(context.database),
    ]);
    const [client] = clientNetworks(request.ip);
    const page = await renderings.run(client, () =>
      bundle.renderPage({
        url: request.url,
        origin: context.config.publicUrl,
        signedIn: viewer !== null,
        callApi,
      }),
    );
    const styleNonce = randomBytes(16).toString('base64');
    allowStyleNonce(reply, context.config, styleNonce);
    const { pathname } = new URL(request.url, context.config.publicUrl);
    const isAbsent = pathname === demoMailboxPath && !hasDemoMailbox(context.config);
    return reply
      .status(isAbsent ? 404 : page.status)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(
        fillTemplate(bundle.template, {
          page,
          css: bundle.styles + bundle.themeCss(settings),
          styleNonce,
          theme: readThemeCookie(request),
        }),
      );
  }

  app.setNotFoundHandler(refuseUnknownRoute);
  await app.register(registerFormFallback);
  app.get('/*', { schema: { hide: true } }, async (request, reply) =>
    isApiCall(request) ? refuseUnknownRoute() : sendPage(request, reply),
  );
}
