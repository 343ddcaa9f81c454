import type { APIRequestContext } from '@playwright/test';
import {
  failedJobs,
  firstOf,
  fullEvent,
  lastConversation,
  ownEvent,
  ownPost,
  pastEvent,
  pathOf,
  sentIssue,
  somePost,
  someProject,
  stranger,
  troubledStatus,
  upcomingAdminEvent,
} from './finders.ts';
import {
  answered,
  at,
  fillThenPress,
  goTo,
  type Interaction,
  inSequence,
  onPhone,
  openAccount,
  openBell,
  openMenu,
  press,
  pressInDialog,
  pressThenChoose,
  pressThenToast,
  typeInSearch,
} from './interactions.ts';
import { siteRoutes, type Viewer } from './site-routes.ts';

interface ExtraStates {
  /** Variants of the page by query string. */
  queries?: Record<string, string>;
  /** Dialogs and messages of the page. */
  dialogs?: Record<string, Interaction>;
}

interface RouteStates extends ExtraStates {
  /** Values of the route's parameters. */
  params?: (api: APIRequestContext) => Promise<Record<string, string>>;
  /** States of visitors, where they get another page or less of it. */
  visitor?: ExtraStates;
  /** Additional states of administrators on a members' page. */
  admin?: ExtraStates;
}

/** States to visit on each route. */
const STATES_BY_ROUTE: Record<string, RouteStates> = {
  '/': {
    dialogs: { menu: openMenu },
    visitor: {
      queries: { calendario: '?vista=calendario' },
      dialogs: { menu: openMenu, aviso: pressThenToast('Suscribirse') },
    },
  },
  '/home': { dialogs: { avisos: openBell, cuenta: openAccount } },
  '/login': {
    visitor: {
      dialogs: {
        errores: press('Iniciar Sesión'),
        rechazo: fillThenPress({ Email: 'nadie@demo.example', Contraseña: 'no-es-esta' }, 'Iniciar Sesión'),
      },
    },
  },
  '/register': { visitor: { dialogs: { errores: press('Crear Cuenta') } } },
  '/forum': {
    queries: { nada: '?buscar=nada-de-nada', categoria: '?categoria=impuestos-y-dgii', lejos: '?pagina=99' },
    dialogs: {
      nuevo: press('Crear nuevo post'),
      errores: inSequence(press('Crear nuevo post'), pressInDialog('Publicar')),
      buscador: typeInSearch('empresa'),
      'buscador-nada': typeInSearch('nada-de-nada'),
    },
  },
  '/forum/post/:id': {
    params: somePost,
    dialogs: {
      reportar: press(/^Reportar/),
      compartir: onPhone(press('Compartir')),
      comentario: press(/^Más acciones del comentario/),
      responder: press(/^Responder/),
      errores: press(/^Comentar$/),
      editar: goTo(ownPost, press('Editar')),
      eliminar: goTo(ownPost, press('Eliminar')),
    },
    admin: { queries: { moderar: '' }, dialogs: { retirar: press('Retirar'), mover: press('Mover de categoría') } },
  },
  '/projects': { queries: { categoria: '?categoria=education' } },
  '/projects/:id': { params: someProject, dialogs: { unirse: press(/participar$/) } },
  '/profile': {
    queries: { editar: '?editar=1', vista: '?vista=miembro' },
    dialogs: {
      foto: press('Cambiar foto'),
      habilidades: press('Editar habilidades'),
      errores: at('?editar=1', fillThenPress({ 'Nombre *': '' }, 'Guardar Cambios')),
      salir: async (page) => {
        await page.goto('/profile?editar=1', { waitUntil: 'networkidle' });
        await page.getByLabel('Cargo').fill('Panadero');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Foro' }).click();
      },
    },
  },
  '/actividad': {},
  '/about': {},
  '/privacidad': {},
  '/terminos': {},
  '/cookies': {},
  '/events': {
    queries: { proponer: '?enviar=1' },
    dialogs: { errores: at('?enviar=1', pressInDialog('Enviar propuesta')) },
  },
  '/events/:id': {
    params: firstOf('/api/events?scope=upcoming', 'events'),
    dialogs: {
      inscrito: goTo(ownEvent),
      cancelar: goTo(ownEvent, press(/^Cancelar inscripción/)),
      lleno: goTo(fullEvent),
      pasado: goTo(pastEvent),
    },
  },
  '/noticias/:id': { params: firstOf('/api/news', 'news') },
  '/servicios/:slug': { params: async () => ({ slug: 'asesoria-empresarial' }) },
  '/paginas/:slug': { params: async () => ({ slug: 'no-existe' }) },
  '/contact': { dialogs: { errores: press('Enviar mensaje') } },
  '/admin': {
    queries: {
      proyectos: '?pestana=proyectos',
      categorias: '?pestana=categorias',
      estadisticas: '?pestana=estadisticas',
    },
    dialogs: {
      errores: fillThenPress({ 'Nombre del sitio *': '' }, 'Guardar Cambios'),
      categoria: at('?pestana=categorias', press(/^Editar/)),
      'categoria-errores': at('?pestana=categorias', press('Crear Categoría')),
      'proyecto-errores': at('?pestana=proyectos', press('Crear Proyecto')),
    },
  },
  '/admin/textos': { queries: { previa: '?vista=previa', historial: '?vista=historial', cookies: '?texto=cookies' } },
  '/admin/seguridad': { queries: { fallidos: '?suceso=sign-in-failed' } },
  '/admin/miembros': {
    queries: { nadie: '?buscar=nadie-se-llama-asi' },
    dialogs: { acciones: press(/^Más acciones/), columnas: press('Columnas') },
  },
  '/admin/miembros/invitaciones': {
    dialogs: { invitar: press('Invitar a una persona'), archivo: press('Invitar desde un archivo CSV') },
  },
  '/admin/miembros/:id': {
    params: firstOf('/api/admin/members', 'members'),
    dialogs: { errores: fillThenPress({ 'Nombre *': '' }, 'Guardar cambios') },
  },
  '/admin/foro': { dialogs: { acciones: press(/^Más acciones/) } },
  '/admin/moderacion': {
    queries: { decididos: '?estado=decididos' },
    dialogs: { retirar: press(/^Retirar/), devolver: press(/^Devolver/) },
  },
  '/admin/mensajes': { dialogs: { acciones: press(/^Más acciones/) } },
  '/admin/mensajes/departamentos': {},
  '/admin/mensajes/:id': {
    params: firstOf('/api/admin/contact-messages', 'messages'),
    dialogs: { eliminar: press('Eliminar'), errores: press('Enviar respuesta') },
  },
  '/admin/boletin': { queries: { enviados: '?estado=enviados' } },
  '/admin/boletin/nuevo': {},
  '/admin/boletin/suscriptores': {
    dialogs: { importar: press('Importar CSV'), agregar: press('Agregar'), acciones: press(/^Más acciones/) },
  },
  '/admin/boletin/:id': {
    params: firstOf('/api/admin/newsletter/issues?state=draft', 'issues'),
    dialogs: { enviar: press(/^Enviar$/), enviado: goTo(sentIssue) },
  },
  '/admin/auditoria': {},
  '/admin/estado': {
    queries: { direcciones: '?estado=direcciones' },
    dialogs: {
      fallidos: answered('/api/admin/jobs', failedJobs),
      descartar: answered('/api/admin/jobs', failedJobs, press(/^Descartar/)),
      mal: answered('/api/admin/status', troubledStatus),
      reanudar: answered('/api/admin/status', troubledStatus, press('Reanudar los envíos')),
    },
  },
  '/admin/eventos': {
    queries: { propuestas: '?estado=propuestas' },
    dialogs: { cancelar: pressThenChoose(/^Más acciones/, 'Cancelar evento') },
  },
  '/admin/eventos/nuevo': { dialogs: { errores: press('Publicar') } },
  '/admin/eventos/:id': {
    params: upcomingAdminEvent,
    queries: { previa: '?vista=previa' },
    dialogs: {
      propuesta: goTo(pathOf('/admin/eventos', firstOf('/api/admin/events?state=proposed', 'events'))),
    },
  },
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
  '/admin/medios': {},
  '/admin/contenido': { queries: { servicios: '?estado=servicios', paginas: '?estado=paginas' } },
  '/admin/contenido/:id': {
    params: firstOf('/api/admin/content?search=equipo', 'content'),
    queries: { previa: '?vista=previa', historial: '?vista=historial' },
    dialogs: { nueva: goTo(async () => '/admin/contenido/nueva-pagina', press('Publicar')) },
  },
  '/members': { queries: { nadie: '?buscar=nadie-se-llama-asi' } },
  '/members/:id': {
    params: firstOf('/api/members?search=mariluz', 'members'),
    dialogs: {
      acciones: press(/^Más acciones/),
      nota: goTo(stranger, press(/^Con una nota/)),
      bloquear: pressThenChoose(/^Más acciones/, /^Bloquear/),
    },
  },
  '/networking': {
    queries: { pendientes: '?pestana=pendientes', bloqueados: '?bloqueo=1', nadie: '?buscar=nadie' },
    dialogs: { terminar: pressThenChoose(/^Más acciones/, 'Terminar la conexión') },
  },
  '/profile/seguridad': {
    dialogs: {
      errores: press('Cambiar contraseña'),
      aplicacion: press('Agregar aplicación'),
      eliminar: press('Quiero eliminar mi cuenta'),
    },
  },
  '/olvide-mi-contrasena': {
    visitor: { dialogs: { enviado: fillThenPress({ Email: 'nadie@demo.example' }, 'Enviarme un enlace') } },
  },
  '/restablecer': {
    visitor: { dialogs: { errores: at(`?token=${'x'.repeat(43)}`, press('Guardar la contraseña')) } },
  },
  '/verificar-correo': { visitor: { dialogs: { caducado: press('Confirmar mi correo') } } },
  '/demo/correo': { visitor: { queries: { nadie: '?para=nadie' } } },
  '/deshacer-correo': { visitor: { dialogs: { caducado: press('Deshacer el cambio') } } },
  '/boletin/confirmar': { visitor: { dialogs: { caducado: press('Confirmar mi suscripción') } } },
  '/boletin/baja': { visitor: { dialogs: { caducado: press('Darme de baja') } } },
  '/search': { queries: { empresa: '?q=empresa', nada: '?q=nada-de-nada' } },
  '/mis-eventos': { queries: { propuestas: '?tab=propuestas' } },
  '/mensajes': {},
  '/mensajes/:memberId': {
    params: lastConversation,
    dialogs: { reportar: press('Reportar este mensaje'), acciones: press(/^Más acciones con/) },
  },
  '/avisos': {},
  '/avisos/preferencias': {},
  '/no-existe': {},
};

/** States of a route besides the plain page. */
export function extraStatesOf(route: string, viewer: Viewer): Required<ExtraStates> {
  const example = statesByRoute()[route] ?? {};
  const isAdministration = route.startsWith('/admin');
  const own =
    viewer === 'visitor' ? example.visitor : viewer === 'admin' && !isAdministration ? example.admin : example;
  return { queries: own?.queries ?? {}, dialogs: own?.dialogs ?? {} };
}

/** Throws on routes without states, and on states of routes that are gone. */
export function statesByRoute(): Record<string, RouteStates> {
  const known = new Set(siteRoutes.map(({ path }) => path));
  const missing = [...known].filter((path) => !(path in STATES_BY_ROUTE));
  const gone = Object.keys(STATES_BY_ROUTE).filter((path) => !known.has(path));
  if (missing.length + gone.length > 0) {
    throw new Error(
      `tests/visual/screen-states.ts lacks ${missing.join(', ') || 'none'}, and has too many: ${gone.join(', ')}`,
    );
  }
  return STATES_BY_ROUTE;
}
