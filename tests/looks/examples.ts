import type { APIRequestContext, Page } from '@playwright/test';
import { siteRoutes } from './site-routes.ts';

interface Example {
  /** Fills the places of the route's address. */
  params?: (api: APIRequestContext) => Promise<Record<string, string>>;
  /** Other sides of the page, by their query. */
  queries?: Record<string, string>;
  /** What opens on it. */
  dialogs?: Record<string, (page: Page) => Promise<void>>;
}

const firstOf =
  (path: string, list: string, place = 'id') =>
  async (api: APIRequestContext): Promise<Record<string, string>> => {
    const answer: Record<string, { id: string }[]> = await (await api.get(path)).json();
    return { [place]: answer[list]?.[0]?.id ?? '' };
  };

async function lastConversation(api: APIRequestContext): Promise<Record<string, string>> {
  const { conversations } = await (await api.get('/api/messages')).json();
  return { memberId: conversations.at(-1).member.id };
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const pressThenChoose = (name: RegExp, item: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

async function openMenu(page: Page): Promise<void> {
  // Larger screens have no such button.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
}

async function openBell(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Avisos/ })
    .click();
  await page.getByRole('link', { name: 'Ver todos los avisos' }).waitFor();
}

const upcomingAdminEvent = firstOf('/api/admin/events?state=upcoming', 'events');
const somePost = firstOf('/api/forum/posts?sortBy=popular', 'posts');
const someProject = firstOf('/api/projects', 'projects');

/** What is looked at on each route of the site. */
const EXAMPLES: Record<string, Example> = {
  '/': { queries: { calendario: '?vista=calendario' }, dialogs: { menu: openMenu } },
  '/home': { dialogs: { avisos: openBell } },
  '/login': { dialogs: { errores: press('Iniciar Sesión') } },
  '/register': { dialogs: { errores: press('Crear Cuenta') } },
  '/forum': {
    queries: { nada: '?buscar=nada-de-nada' },
    dialogs: { nuevo: press('Crear nuevo post') },
  },
  '/forum/post/:id': { params: somePost, dialogs: { reportar: press(/^Reportar/) } },
  '/projects': { queries: { categoria: '?categoria=education' } },
  '/projects/:id': { params: someProject, dialogs: { unirse: press(/participar$/) } },
  '/profile': {
    queries: { editar: '?editar=1', vista: '?vista=miembro' },
    dialogs: { foto: press('Cambiar foto') },
  },
  '/actividad': {},
  '/about': {},
  '/events': { queries: { proponer: '?enviar=1' } },
  '/events/:id': { params: firstOf('/api/events?scope=upcoming', 'events') },
  '/noticias/:id': { params: firstOf('/api/news', 'news') },
  '/contact': { dialogs: { errores: press('Enviar mensaje') } },
  '/admin': {
    queries: {
      proyectos: '?pestana=proyectos',
      categorias: '?pestana=categorias',
      estadisticas: '?pestana=estadisticas',
    },
  },
  '/admin/miembros': {
    queries: { nadie: '?buscar=nadie-se-llama-asi' },
    dialogs: { suspender: press(/^Suspender/) },
  },
  '/admin/moderacion': {},
  '/admin/mensajes': {},
  '/admin/mensajes/departamentos': {},
  '/admin/mensajes/:id': { params: firstOf('/api/admin/contact-messages', 'messages') },
  '/admin/boletin': { queries: { enviados: '?estado=enviados' } },
  '/admin/boletin/nuevo': {},
  '/admin/boletin/suscriptores': { dialogs: { importar: press('Importar CSV') } },
  '/admin/boletin/:id': { params: firstOf('/api/admin/newsletter/issues', 'issues') },
  '/admin/auditoria': {},
  '/admin/trabajos': {},
  '/admin/eventos': { dialogs: { cancelar: pressThenChoose(/^Más acciones/, 'Cancelar evento') } },
  '/admin/eventos/nuevo': { dialogs: { errores: press('Publicar') } },
  '/admin/eventos/:id': { params: upcomingAdminEvent, queries: { previa: '?vista=previa' } },
  '/admin/eventos/:id/asistentes': { params: firstOf('/api/admin/events?state=past', 'events') },
  '/admin/proyectos': { queries: { nada: '?buscar=nada-de-nada' } },
  '/admin/proyectos/nuevo': {},
  '/admin/proyectos/:id': {
    params: firstOf('/api/admin/projects', 'projects'),
    queries: { previa: '?vista=previa', participantes: '?vista=participantes' },
  },
  '/admin/noticias': {},
  '/admin/noticias/nueva': { dialogs: { errores: press('Publicar') } },
  '/admin/noticias/:id': { params: firstOf('/api/admin/news', 'news'), queries: { previa: '?vista=previa' } },
  '/members': { queries: { nadie: '?buscar=nadie-se-llama-asi' } },
  '/members/:id': {
    params: firstOf('/api/members?search=mariluz', 'members'),
    dialogs: { acciones: press(/^Más acciones/) },
  },
  '/networking': { queries: { pendientes: '?pestana=pendientes' } },
  '/profile/seguridad': {},
  '/olvide-mi-contrasena': {},
  '/restablecer': {},
  '/verificar-correo': {},
  '/boletin/confirmar': {},
  '/boletin/baja': {},
  '/search': { queries: { empresa: '?q=empresa', nada: '?q=nada-de-nada' } },
  '/mis-eventos': { queries: { propuestas: '?tab=propuestas' } },
  '/mensajes': {},
  '/mensajes/:memberId': { params: lastConversation, dialogs: { reportar: press('Reportar este mensaje') } },
  '/avisos': {},
  '/avisos/preferencias': {},
};

/** A route that nobody looks at is a mistake, and so is a look at a route that is gone. */
export function examplesByRoute(): Record<string, Example> {
  const known = new Set(siteRoutes.map(({ path }) => path));
  const missing = [...known].filter((path) => !(path in EXAMPLES));
  const gone = Object.keys(EXAMPLES).filter((path) => !known.has(path));
  if (missing.length + gone.length > 0) {
    throw new Error(
      `tests/looks/examples.ts lacks ${missing.join(', ') || 'none'}, and has too many: ${gone.join(', ')}`,
    );
  }
  return EXAMPLES;
}
