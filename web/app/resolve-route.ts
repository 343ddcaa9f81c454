import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { ToastMessage } from '../ui/toast-store.ts';
import type { LazyPage } from './lazy-page.ts';
import { matchPath } from './match-path.ts';
import { noPermissionPage, notFoundPage, type Route, routes, secondFactorRequiredPage } from './routes.ts';

/** The page of a path for one viewer. */
export interface ResolvedRoute {
  path: string;
  params: Record<string, string>;
  /** `null`: nothing of its own, because the person is on the way elsewhere. */
  page: LazyPage | null;
  notFound: boolean;
  /** Another page stands in for the one at this path, so search engines should look at that one. */
  canonicalPath?: '/';
  toast?: ToastMessage;
  login?: 'now' | 'soon';
  /** The person is signed in and has no business on a sign-in screen. */
  leave?: true;
}

type Viewer = (Pick<CurrentUser, 'role'> & Partial<Pick<CurrentUser, 'needsSecondFactor'>>) | null;

export function resolveRoute(path: string, viewer: Viewer): ResolvedRoute {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params)
      return {
        path,
        params,
        notFound: false,
        ...(viewer ? resolveForMember(route, viewer) : resolveForVisitor(route)),
      };
  }
  return { path, params: {}, page: notFoundPage, notFound: true };
}

function resolveForMember(route: Route, viewer: NonNullable<Viewer>): Pick<ResolvedRoute, 'page' | 'leave'> {
  if (route.page === 'leave') return { page: null, leave: true };
  if (!route.adminOnly) return { page: route.page };
  if (viewer.role !== 'admin') return { page: noPermissionPage };
  return { page: viewer.needsSecondFactor ? secondFactorRequiredPage : route.page };
}

function resolveForVisitor({
  path,
  page,
  visitor,
}: Route): Pick<ResolvedRoute, 'page' | 'toast' | 'login' | 'canonicalPath'> {
  const landing = routes[0]?.visitor.page;
  const isStandIn = path !== '/' && visitor.page === landing && page !== landing;
  return {
    page: visitor.page ?? null,
    toast: visitor.toast,
    login: visitor.login,
    canonicalPath: isStandIn ? '/' : undefined,
  };
}

/** `true` where the site has a page for somebody at this path. */
export function isKnownPath(path: string): boolean {
  return routes.some((route) => matchPath(route.path, path) !== null);
}
