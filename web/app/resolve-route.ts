import type { CurrentUser } from '#contract/account/account.contract.ts';
import { isOfficeRole, mayWorkIn } from '#contract/account/roles.ts';
import { adminPath } from '#contract/paths.ts';
import type { ToastMessage } from '../ui/toast-store.ts';
import {
  type LazyPage,
  noPermissionPage,
  notFoundPage,
  type Route,
  routes,
  secondFactorRequiredPage,
} from './routes.ts';

/** Parameters of `path` if it fits `pattern` (`/events/:id`), otherwise `null`. A slash at the end makes no difference. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.replace(/\/$/, '').split('/');
  const actual = segments(path, expected.length + 1);
  if (expected.length !== actual?.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** `null` for malformed paths, such as a broken percent-encoding. */
function segments(path: string, max: number): string[] | null {
  try {
    return path.replace(/\/$/, '').split('/', max).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export interface ResolvedRoute {
  path: string;
  params: Record<string, string>;
  /** `null` while redirecting. */
  page: LazyPage | null;
  notFound: boolean;
  /** Set where the landing replaces a members' page, so that search engines index the landing only. */
  canonicalPath?: '/';
  toast?: ToastMessage;
  login?: 'now' | 'soon';
  leave?: true;
  /** Redirect for roles without access to this admin page. */
  redirectTo?: string;
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

function resolveForMember(
  route: Route,
  { role, needsSecondFactor }: NonNullable<Viewer>,
): Pick<ResolvedRoute, 'page' | 'leave' | 'redirectTo'> {
  if (route.page === 'leave') return { page: null, leave: true };
  if (!route.area) return { page: route.page };
  if (!isOfficeRole(role)) return { page: noPermissionPage };
  if (needsSecondFactor) return { page: secondFactorRequiredPage };
  if (mayWorkIn(role, route.area)) return { page: route.page };
  const own = routes.find(({ area }) => area && mayWorkIn(role, area));
  return route.path === adminPath && own ? { page: null, redirectTo: own.path } : { page: noPermissionPage };
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

export function isKnownPath(path: string): boolean {
  return routes.some((route) => matchPath(route.path, path) !== null);
}
