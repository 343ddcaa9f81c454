import { loggedOutToast } from '../ui/logged-out-toast.ts';
import type { ToastMessage } from '../ui/toast-store.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** What a visitor gets where members get the page. */
export interface VisitorAnswer {
  /** Absent: a spinner, for the moment until the login takes over. */
  page?: LazyPage;
  toast?: ToastMessage;
  /** To the login and back here afterwards: at once, or after the toast could be read. */
  login?: 'now' | 'soon';
}

export interface Route {
  path: string;
  /** For members; `leave` sends them on to where they wanted to go. */
  page: LazyPage | 'leave';
  visitor: VisitorAnswer;
  adminOnly?: true;
}

const landing = lazyPage('landing-page', () => import('../pages/landing-page.tsx'));
const login = lazyPage('login-page', () => import('../pages/login-page.tsx'));
const register = lazyPage('register-page', () => import('../pages/register-page.tsx'));
const about = lazyPage('about-page', () => import('../pages/about-page.tsx'));
const events = lazyPage('events-page', () => import('../pages/events-page.tsx'));
const event = lazyPage('event-page', () => import('../pages/event-page.tsx'));
const forum = lazyPage('forum-page', () => import('../pages/forum-page.tsx'));
const post = lazyPage('post-page', () => import('../pages/post-page.tsx'));
const projects = lazyPage('projects-page', () => import('../pages/projects-page.tsx'));
const project = lazyPage('project-page', () => import('../pages/project-page.tsx'));
const search = lazyPage('search-page', () => import('../pages/search-page.tsx'));
const news = lazyPage('news-page', () => import('../pages/news-page.tsx'));
const verifyEmail = lazyPage('verify-email-page', () => import('../pages/verify-email-page.tsx'));
const comingSoon = lazyPage('coming-soon-page', () => import('../pages/coming-soon-page.tsx'));
const signInRequired = lazyPage('sign-in-required-page', () => import('../pages/sign-in-required-page.tsx'));

export const notFoundPage = lazyPage('not-found-page', () => import('../pages/not-found-page.tsx'));
export const noPermissionPage = lazyPage('no-permission-page', () => import('../pages/no-permission-page.tsx'));

function unauthorized(description: string): ToastMessage {
  return { title: 'No autorizado', description, variant: 'destructive' };
}

const showLanding: VisitorAnswer = { page: landing };
const showSignIn: VisitorAnswer = { page: signInRequired };
const landingThenLogin = (toast: ToastMessage): VisitorAnswer => ({ page: landing, toast, login: 'soon' });
const adminThenLogin: VisitorAnswer = {
  toast: unauthorized('Iniciando sesión para acceder al panel de administración...'),
  login: 'soon',
};

/** The whole site, in the order of the specification. The first row that fits a path decides. */
export const routes: Route[] = [
  { path: '/', page: landing, visitor: showLanding },
  { path: '/home', page: comingSoon, visitor: { login: 'now' } },
  { path: '/login', page: 'leave', visitor: { page: login } },
  { path: '/register', page: 'leave', visitor: { page: register } },
  { path: '/forum', page: forum, visitor: showLanding },
  { path: '/forum/post/:id', page: post, visitor: landingThenLogin(loggedOutToast) },
  { path: '/projects', page: projects, visitor: showLanding },
  { path: '/projects/:id', page: project, visitor: landingThenLogin(loggedOutToast) },
  {
    path: '/profile',
    page: comingSoon,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para acceder a tu perfil...')),
  },
  { path: '/about', page: about, visitor: { page: about } },
  { path: '/events', page: events, visitor: { page: events } },
  { path: '/events/:id', page: event, visitor: { page: event } },
  { path: '/noticias/:id', page: news, visitor: { page: news } },
  { path: '/contact', page: comingSoon, visitor: landingThenLogin(loggedOutToast) },
  { path: '/admin', page: comingSoon, visitor: adminThenLogin, adminOnly: true },
  { path: '/members', page: comingSoon, visitor: showSignIn },
  { path: '/members/:id', page: comingSoon, visitor: showSignIn },
  { path: '/networking', page: comingSoon, visitor: showSignIn },
  { path: '/verificar-correo', page: verifyEmail, visitor: { page: verifyEmail } },
  {
    path: '/search',
    page: search,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para buscar en el portal...')),
  },
  {
    path: '/mensajes',
    page: comingSoon,
    visitor: landingThenLogin(unauthorized('Iniciando sesión para acceder a tus mensajes...')),
  },
];
