import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/core/project-root.ts';

interface Route {
  path: string;
  page: { name: string } | 'leave';
  visitor: { page?: { name: string } };
  area?: string;
}

export type Viewer = 'visitor' | 'member' | 'admin';

/** A page that somebody gets at a route. */
interface SiteView {
  viewer: Viewer;
  /** Name of its file under `web/pages`, or under the feature whose list it is. */
  page: string;
  /** Static: independent of the portal's data. */
  isFixed?: true;
}

/** Imported at run time, because the tests are not checked with the browser's types. */
const { routes }: { routes: Route[] } = await import(pathToFileURL(join(projectRoot, 'web/app/routes.ts')).href);

/** Fallback pages of many routes, visited once at this address. */
const HOME_OF_STAND_IN: Record<string, string> = { 'landing-page': '/', 'sign-in-required-page': '/members' };

function viewsOf({ path, page, visitor, area }: Route): SiteView[] {
  const views: SiteView[] = [];
  if (visitor.page && (HOME_OF_STAND_IN[visitor.page.name] ?? path) === path) {
    views.push({ viewer: 'visitor', page: visitor.page.name });
  }
  if (page !== 'leave') views.push({ viewer: area ? 'admin' : 'member', page: page.name });
  if (path === '/admin') views.push({ viewer: 'member', page: 'no-permission-page', isFixed: true });
  return views;
}

const notFound = (['visitor', 'member'] as const).map(
  (viewer): SiteView => ({ viewer, page: 'not-found-page', isFixed: true }),
);

export const siteRoutes = [
  ...routes.map((route) => ({ path: route.path, views: viewsOf(route) })),
  { path: '/no-existe', views: notFound },
];
