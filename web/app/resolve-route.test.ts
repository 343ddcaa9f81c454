import { describe, expect, it } from 'vitest';
import { mayWorkIn, ROLES } from '#contract/account/roles.ts';
import { managementPages } from '../copy/admin.ts';
import { resolveRoute } from './resolve-route.ts';
import { routes } from './routes.ts';

const member = { role: 'member' as const };
const admin = { role: 'admin' as const };

describe('what a visitor gets', () => {
  it.each([
    ['/', 'landing-page'],
    ['/forum', 'landing-page'],
    ['/projects', 'landing-page'],
    ['/login', 'login-page'],
    ['/register', 'register-page'],
    ['/about', 'about-page'],
    ['/events', 'events-page'],
    ['/events/1', 'event-page'],
    ['/members', 'sign-in-required-page'],
    ['/members/1', 'sign-in-required-page'],
    ['/networking', 'sign-in-required-page'],
    ['/nada', 'not-found-page'],
  ])('at %s is %s, and no redirect', (path, page) => {
    const route = resolveRoute(path, null);
    expect(route.page?.name).toBe(page);
    expect(route.login).toBeUndefined();
  });

  it.each([
    ['/forum/post/1', 'post-preview-page'],
    ['/projects/1', 'landing-page'],
    ['/contact', 'landing-page'],
  ])('at %s is the landing, the English toast and the login', (path, name) => {
    expect(resolveRoute(path, null)).toMatchObject({
      page: { name },
      login: 'soon',
      toast: { title: 'Unauthorized', description: 'You are logged out. Logging in again...', lang: 'en' },
    });
  });

  it('at /profile is the landing, a toast and the login', () => {
    expect(resolveRoute('/profile', null)).toMatchObject({ page: { name: 'landing-page' }, login: 'soon' });
  });

  it('at /admin is a toast and the login', () => {
    expect(resolveRoute('/admin', null)).toMatchObject({
      page: null,
      login: 'soon',
      toast: {
        title: 'No autorizado',
        description: 'Iniciando sesión para acceder al panel de administración...',
        variant: 'destructive',
      },
    });
  });

  it('at /home is the login at once', () => {
    expect(resolveRoute('/home', null)).toMatchObject({ page: null, login: 'now', toast: undefined });
  });

  it('is known to search engines as the landing only where it stands in for another page', () => {
    expect(resolveRoute('/forum', null).canonicalPath).toBe('/');
    expect(resolveRoute('/', null).canonicalPath).toBeUndefined();
    expect(resolveRoute('/about', null).canonicalPath).toBeUndefined();
  });
});

describe('what a member gets', () => {
  it('is a page at every path but the sign-in screens, and never a login', () => {
    for (const { path } of routes) {
      const route = resolveRoute(path, admin);
      expect(route.page === null, path).toBe(path === '/login' || path === '/register');
      expect(route.login, path).toBeUndefined();
    }
  });

  it('at the sign-in screens is the way on', () => {
    expect(resolveRoute('/login', member).leave).toBe(true);
  });

  it('at /admin is the way to a second factor, where that is missing', () => {
    const page = (path: string) => resolveRoute(path, { ...admin, needsSecondFactor: true }).page?.name;
    expect(page('/admin/miembros')).toBe('second-factor-required-page');
    expect(page('/profile/seguridad')).toBe('security-page');
  });

  it('at /admin is a refusal without the role', () => {
    expect(resolveRoute('/admin', member).page?.name).toBe('no-permission-page');
    expect(resolveRoute('/admin', admin).page?.name).not.toBe('no-permission-page');
  });

  it('with a role of the office is its own pages: the first of them at /admin, a refusal at the others', () => {
    expect(resolveRoute('/admin', { role: 'editor' }).redirectTo).toBe('/admin/noticias');
    expect(resolveRoute('/admin', { role: 'events' }).redirectTo).toBe('/admin/eventos');
    expect(resolveRoute('/admin', { role: 'moderator' }).redirectTo).toBe('/admin/moderacion');
    for (const role of ['editor', 'events', 'moderator'] as const) {
      const first = resolveRoute('/admin', { role }).redirectTo ?? '';
      expect(resolveRoute(first, { role }).page?.name, role).not.toBe('no-permission-page');
      expect(resolveRoute('/admin/miembros', { role }).page?.name, role).toBe('no-permission-page');
    }
  });

  it('is the menu of the role: each of its pages opens, the others refuse', () => {
    for (const role of ROLES) {
      for (const { href, area } of Object.values(managementPages)) {
        const isOpen = resolveRoute(href, { role }).page?.name !== 'no-permission-page';
        expect(isOpen, `${role} at ${href}`).toBe(mayWorkIn(role, area));
      }
    }
  });

  it('elsewhere is the 404', () => {
    expect(resolveRoute('/nada', member)).toMatchObject({ notFound: true, page: { name: 'not-found-page' } });
  });
});
