import type { Area } from '#contract/account/roles.ts';
import type { PageModule } from '../lib/page-module.ts';
import { loggedOutToast } from '../ui/logged-out-toast.ts';
import type { ToastMessage } from '../ui/toast-store.ts';
import type { AdminPageName } from './admin-pages.ts';

export interface LazyPage {
  /** File name, without extension. */
  name: string;
  loaded: PageModule | undefined;
  load: () => Promise<PageModule>;
}

/**
 * Code-split page. Unlike `React.lazy` it renders synchronously once loaded, so the server's markup has no Suspense
 * boundary, which React may fill in with inline scripts that the CSP forbids.
 */
function lazyPage(name: string, load: () => Promise<PageModule>): LazyPage {
  const page: LazyPage = {
    name,
    loaded: undefined,
    load: async () => {
      page.loaded ??= await load();
      return page.loaded;
    },
  };
  return page;
}

/** The loaders are in a file of their own, which only administrators download. */
function adminPage(name: AdminPageName): LazyPage {
  return lazyPage(name, async () => (await import('./admin-pages.ts')).adminPages[name]());
}

interface VisitorFallback {
  /** Absent: a spinner until the redirect. */
  page?: LazyPage;
  toast?: ToastMessage;
  /** Redirect to the login and back here: at once, or after a delay in which the toast can be read. */
  login?: 'now' | 'soon';
}

export interface Route {
  path: string;
  /** `leave` redirects members to `next`. */
  page: LazyPage | 'leave';
  visitor: VisitorFallback;
  area?: Area;
}

const landing = lazyPage('landing-page', () => import('../pages/landing-page.tsx'));
const login = lazyPage('login-page', () => import('../pages/login-page.tsx'));
const register = lazyPage('register-page', () => import('../pages/register-page.tsx'));
const home = lazyPage('home-page', () => import('../pages/home-page.tsx'));
const dashboard = lazyPage('dashboard-page', () => import('../pages/dashboard-page.tsx'));
const profile = lazyPage('profile-page', () => import('../pages/profile-page.tsx'));
const activity = lazyPage('activity-page', () => import('../pages/activity-page.tsx'));
const about = lazyPage('about-page', () => import('../pages/about-page.tsx'));
const events = lazyPage('events-page', () => import('../pages/events-page.tsx'));
const event = lazyPage('event-page', () => import('../pages/event-page.tsx'));
const forum = lazyPage('forum-page', () => import('../pages/forum-page.tsx'));
const post = lazyPage('post-page', () => import('../pages/post-page.tsx'));
const postPreview = lazyPage('post-preview-page', () => import('../pages/post-preview-page.tsx'));
const projects = lazyPage('projects-page', () => import('../pages/projects-page.tsx'));
const project = lazyPage('project-page', () => import('../pages/project-page.tsx'));
const members = lazyPage('members-page', () => import('../pages/members-page.tsx'));
const member = lazyPage('member-page', () => import('../pages/member-page.tsx'));
const networking = lazyPage('networking-page', () => import('../pages/networking-page.tsx'));
const search = lazyPage('search-page', () => import('../pages/search-page.tsx'));
const news = lazyPage('news-page', () => import('../pages/news-page.tsx'));
const ownEvents = lazyPage('own-events-page', () => import('../pages/own-events-page.tsx'));
const legal = lazyPage('legal-page', () => import('../pages/legal-page.tsx'));
const officePage = lazyPage('office-page', () => import('../pages/office-page.tsx'));
const contact = lazyPage('contact-page', () => import('../pages/contact-page.tsx'));
const newsletterConfirm = lazyPage('newsletter-confirm-page', () => import('../pages/newsletter-confirm-page.tsx'));
const newsletterUnsubscribe = lazyPage(
  'newsletter-unsubscribe-page',
  () => import('../pages/newsletter-unsubscribe-page.tsx'),
);
const security = lazyPage('security-page', () => import('../pages/security-page.tsx'));
const forgottenPassword = lazyPage('forgotten-password-page', () => import('../pages/forgotten-password-page.tsx'));
const resetPassword = lazyPage('reset-password-page', () => import('../pages/reset-password-page.tsx'));
const messages = lazyPage('messages-page', () => import('../pages/messages-page.tsx'));
const notifications = lazyPage('notifications-page', () => import('../pages/notifications-page.tsx'));
const notificationPreferences = lazyPage(
  'notification-preferences-page',
  () => import('../pages/notification-preferences-page.tsx'),
);
const demoMail = lazyPage('demo-mail-page', () => import('../pages/demo-mail-page.tsx'));
const undoEmail = lazyPage('undo-email-page', () => import('../pages/undo-email-page.tsx'));
const verifyEmail = lazyPage('verify-email-page', () => import('../pages/verify-email-page.tsx'));
const signInRequired = lazyPage('sign-in-required-page', () => import('../pages/sign-in-required-page.tsx'));

export const notFoundPage = lazyPage('not-found-page', () => import('../pages/not-found-page.tsx'));
export const noPermissionPage = lazyPage('no-permission-page', () => import('../pages/no-permission-page.tsx'));
export const secondFactorRequiredPage = lazyPage(
  'second-factor-required-page',
  () => import('../pages/second-factor-required-page.tsx'),
);

function unauthorized(description: string): ToastMessage {
  return { title: 'No autorizado', description, variant: 'destructive' };
}

const showLanding: VisitorFallback = { page: landing };
const showSignIn: VisitorFallback = { page: signInRequired };
const landingThenLogin = (toast: ToastMessage): VisitorFallback => ({ page: landing, toast, login: 'soon' });
const messagesThenLogin = landingThenLogin(unauthorized('Iniciando sesión para acceder a tus mensajes...'));
const noticesThenLogin = landingThenLogin(unauthorized('Iniciando sesión para ver tus notificaciones...'));
const adminThenLogin: VisitorFallback = {
  toast: unauthorized('Iniciando sesión para acceder al panel de administración...'),
  login: 'soon',
};

/** Admin pages with their paths, the first of each area foremost; visitors are sent to the login. */
const adminRoutes = (
  [
    ['admin', 'admin-page', '/admin'],
    ['admin', 'admin-members-page', '/admin/miembros'],
    ['admin', 'admin-invitations-page', '/admin/miembros/invitaciones'],
    ['admin', 'admin-member-page', '/admin/miembros/:id'],
    ['moderation', 'admin-moderation-page', '/admin/moderacion'],
    ['moderation', 'admin-posts-page', '/admin/foro'],
    ['admin', 'admin-messages-page', '/admin/mensajes'],
    ['admin', 'admin-departments-page', '/admin/mensajes/departamentos'],
    ['admin', 'admin-message-page', '/admin/mensajes/:id'],
    ['admin', 'admin-newsletter-page', '/admin/boletin'],
    ['admin', 'admin-subscribers-page', '/admin/boletin/suscriptores'],
    ['admin', 'admin-issue-page', '/admin/boletin/nuevo', '/admin/boletin/:id'],
    ['content', 'admin-news-page', '/admin/noticias'],
    ['content', 'admin-news-item-page', '/admin/noticias/nueva', '/admin/noticias/:id'],
    ['content', 'admin-content-page', '/admin/contenido'],
    ['content', 'admin-content-item-page', '/admin/contenido/:id'],
    ['admin', 'admin-legal-page', '/admin/textos'],
    ['admin', 'admin-audit-page', '/admin/auditoria'],
    ['admin', 'admin-security-page', '/admin/seguridad'],
    ['admin', 'admin-status-page', '/admin/estado'],
    ['events', 'admin-events-page', '/admin/eventos'],
    ['events', 'admin-event-page', '/admin/eventos/nuevo', '/admin/eventos/:id'],
    ['events', 'admin-attendees-page', '/admin/eventos/:id/asistentes'],
    ['media', 'admin-media-page', '/admin/medios'],
    ['content', 'admin-projects-page', '/admin/proyectos'],
    ['content', 'admin-project-page', '/admin/proyectos/nuevo', '/admin/proyectos/:id'],
  ] satisfies [Area, AdminPageName, ...string[]][]
).flatMap(([area, name, ...paths]) => {
  const page = adminPage(name);
  return paths.map((path): Route => ({ path, page, area, visitor: adminThenLogin }));
});

/** Route table in the order of the specification; the first match wins. */
export const routes: Route[] = [
  { path: '/', page: home, visitor: showLanding },
  { path: '/home', page: dashboard, visitor: { login: 'now' } },
  { path: '/login', page: 'leave', visitor: { page: login } },
  { path: '/register', page: 'leave', visitor: { page: register } },
  { path: '/forum', page: forum, visitor: showLanding },
  { path: '/forum/post/:id', page: post, visitor: { ...landingThenLogin(loggedOutToast), page: postPreview } },
  { path: '/projects', page: projects, visitor: showLanding },
  { path: '/projects/:id', page: project, visitor: landingThenLogin(loggedOutToast) },
  {
    path: '/profile',
    page: profile,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para acceder a tu perfil...')),
  },
  {
    path: '/actividad',
    page: activity,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para acceder a tu actividad...')),
  },
  { path: '/about', page: about, visitor: { page: about } },
  { path: '/events', page: events, visitor: { page: events } },
  { path: '/events/:id', page: event, visitor: { page: event } },
  { path: '/noticias/:id', page: news, visitor: { page: news } },
  { path: '/servicios/:slug', page: officePage, visitor: { page: officePage } },
  { path: '/paginas/:slug', page: officePage, visitor: { page: officePage } },
  { path: '/privacidad', page: legal, visitor: { page: legal } },
  { path: '/terminos', page: legal, visitor: { page: legal } },
  { path: '/cookies', page: legal, visitor: { page: legal } },
  { path: '/contact', page: contact, visitor: landingThenLogin(loggedOutToast) },
  ...adminRoutes,
  { path: '/members', page: members, visitor: showSignIn },
  { path: '/members/:id', page: member, visitor: showSignIn },
  { path: '/networking', page: networking, visitor: showSignIn },
  {
    path: '/profile/seguridad',
    page: security,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para acceder a tu cuenta...')),
  },
  { path: '/olvide-mi-contrasena', page: forgottenPassword, visitor: { page: forgottenPassword } },
  { path: '/restablecer', page: resetPassword, visitor: { page: resetPassword } },
  { path: '/verificar-correo', page: verifyEmail, visitor: { page: verifyEmail } },
  { path: '/demo/correo', page: demoMail, visitor: { page: demoMail } },
  { path: '/deshacer-correo', page: undoEmail, visitor: { page: undoEmail } },
  { path: '/boletin/confirmar', page: newsletterConfirm, visitor: { page: newsletterConfirm } },
  { path: '/boletin/baja', page: newsletterUnsubscribe, visitor: { page: newsletterUnsubscribe } },
  {
    path: '/search',
    page: search,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para buscar en el portal...')),
  },
  {
    path: '/mis-eventos',
    page: ownEvents,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para ver tus eventos...')),
  },
  { path: '/mensajes', page: messages, visitor: messagesThenLogin },
  { path: '/mensajes/:memberId', page: messages, visitor: messagesThenLogin },
  { path: '/avisos', page: notifications, visitor: noticesThenLogin },
  { path: '/avisos/preferencias', page: notificationPreferences, visitor: noticesThenLogin },
];
