import type { PageAddress, ResolveAddress } from '#contract/page.ts';
import { matchPath, resolveRoute } from './resolve-route.ts';
import { routes } from './routes.ts';

/** One cache entry for all unknown paths. */
const NOT_FOUND: PageAddress = { url: '/404', isShared: true };

/** Unknown slugs are not cached. */
const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Drops what the page does not show: unknown query parameters, and the id where a page for visitors stands in for that
 * of members. Addresses that can be made up in any number, with filters or in another spelling, are not shared.
 */
export const resolveAddress: ResolveAddress = async ({ url, origin, signedIn }) => {
  const { pathname: path, searchParams } = new URL(origin + url);
  const route = routes.find((each) => matchPath(each.path, path) !== null);
  if (route === undefined) return NOT_FOUND;
  const { path: pattern } = route;
  // The members' shell depends on the route alone.
  if (signedIn) return { url: pattern, isShared: true };

  const { page, params } = resolveRoute(path, null);
  const { firstRenderParams = [], isUncached = false } = (await page?.load()) ?? {};
  const read = firstRenderParams.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const ids = Object.values(params);
  const hasCanonicalParams = Object.entries(params).every(isCanonicalParam);
  // An uncached page depends on its record, so its id stays.
  const isStandIn = ids.length > 0 && route.page !== page && !(isUncached && hasCanonicalParams);
  const isCanonical = isStandIn || (path === fillPattern(pattern, params) && hasCanonicalParams);
  const shownPath = isStandIn ? pattern : path;
  return {
    url: read.length > 0 ? `${shownPath}?${new URLSearchParams(read)}` : shownPath,
    isShared: isCanonical && read.length === 0 && (isStandIn || !isUncached),
  };
};

const isCanonicalParam = ([name, value]: [string, string]) =>
  name === 'slug' ? value.length <= 80 && SLUG.test(value) : UUID.test(value);

function fillPattern(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
}
