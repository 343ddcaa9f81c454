import chunksByName from 'virtual:page-chunks';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PageRequest, RenderedPage, RenderPage } from '#contract/page.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { currentUserQuery } from '../features/account/account.api.ts';
import { settingsOrFallback, settingsQuery } from '../features/site/site.api.ts';
import { setTransport } from '../lib/api-transport.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { siteThemeCss } from '../lib/site-theme.ts';
import { headMarkup } from './head-markup.ts';
import { serializeJsonForHtml } from './html-escaping.ts';
import { resolveAddress } from './page-address.ts';
import { isKnownPath, resolveRoute } from './resolve-route.ts';
import { Root } from './root.tsx';

export { resolveAddress };

/** `modulepreload` links: scripts load in parallel with the entry instead of after it. */
function chunkLinks(names: (string | undefined)[]): string {
  const files = new Set(names.flatMap((name) => (name && chunksByName[name]) || []));
  return [...files].map((file) => `\n    <link rel="modulepreload" crossorigin href="${file}">`).join('');
}

export function themeCss(settings: Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>): string {
  return siteThemeCss(settings.primaryColor, settings.secondaryColor);
}

export const renderPage: RenderPage = (request) => {
  setTransport(async ({ path }) => {
    const { status, body } = await request.callApi(path);
    return { status, statusText: '', text: body };
  });
  return request.signedIn ? renderEmptyPage(request) : renderVisitorPage(request);
};

/** Members' pages are rendered by the browser; the server sends only status, head and preload hints. */
async function renderEmptyPage({ url, origin }: PageRequest): Promise<RenderedPage> {
  const { pathname: path } = new URL(origin + url);
  const queryClient = createQueryClient();
  const loaded = await queryClient.fetchQuery(settingsQuery).catch(() => undefined);
  const settings = settingsOrFallback(loaded);
  const head: PageHead = { title: '', hidden: true };
  return {
    status: isKnownPath(path) ? 200 : 404,
    isCacheable: loaded !== undefined,
    head: `${headMarkup({ head, settings, origin, path })}${preloadLinks}${chunkLinks(memberChunks(path))}`,
    html: '',
    state: '',
  };
}

/** Preload links for the first two requests of the script. */
const preloadLinks = [currentUserQuery, settingsQuery]
  .map(({ queryKey: [path] }) => `\n    <link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`)
  .join('');

/** Assumes an administrator, since the role is unknown here: at worst a chunk is preloaded in vain. */
function memberChunks(path: string): (string | undefined)[] {
  const page = resolveRoute(path, { role: 'admin' }).page?.name;
  const ofOffice = page?.startsWith('admin-') ? ['admin-pages', 'admin-menu-bar'] : [];
  return ['member-shell', page, ...ofOffice];
}

async function renderVisitorPage({ url, origin, previewPath }: PageRequest): Promise<RenderedPage> {
  const { pathname: path, search, searchParams } = new URL(origin + url);
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const route = resolveRoute(path, null);
  const page = await route.page?.load();
  const context: PageContext = { queryClient, path, params: route.params, search: searchParams, origin };

  // Failed queries are removed, so that the browser fetches them again or shows the error.
  await Promise.allSettled([queryClient.prefetchQuery(settingsQuery), page?.prefetch?.(context)]);
  const failed = { predicate: ({ state }: Query) => state.status !== 'success' };
  const isComplete = queryClient.getQueryCache().findAll(failed).length === 0;
  queryClient.removeQueries(failed);

  const settings = settingsOrFallback(queryClient.getQueryData(settingsQuery.queryKey));
  const ownHead: PageHead = page?.head(context) ?? { title: '' };
  const head: PageHead = {
    ...ownHead,
    canonicalPath: route.canonicalPath ?? ownHead.canonicalPath,
    hidden: ownHead.hidden || route.login !== undefined,
  };
  return {
    status: route.notFound || head.notFound ? 404 : 200,
    isCacheable: isComplete && (route.notFound || !head.notFound),
    head: `${headMarkup({ head, settings, origin, path, previewPath })}${chunkLinks([route.page?.name])}`,
    html: renderToString(<Root queryClient={queryClient} location={{ path, search }} />),
    state: serializeJsonForHtml(dehydrateWithoutTimes(queryClient)),
  };
}

/** Omits timestamps: the same data renders the same bytes, and never goes stale by its age. */
function dehydrateWithoutTimes(queryClient: QueryClient) {
  const { queries } = dehydrate(queryClient);
  return {
    queries: queries.map(({ dehydratedAt: _, ...query }) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}
