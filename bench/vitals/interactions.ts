import type { Locator, Page } from '@playwright/test';
import type { Viewer } from '../../tests/visual/site-routes.ts';

/** Ready to be done: what precedes it is not measured. */
interface Prepared {
  /** Clicks and keys. */
  count: number;
  act: () => Promise<void>;
}

export interface Interaction {
  as: Viewer;
  path: string;
  name: string;
  prepare: (page: Page) => Promise<Prepared>;
}

const first = (locator: Locator) => locator.filter({ visible: true }).first();

const clickOn = (find: (page: Page) => Locator) => async (page: Page) => {
  const target = first(find(page));
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to click on');
  const act = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return { count: 1, act };
};

const click = (name: string | RegExp) => clickOn((page) => page.getByRole('button', { name }));
const link = (selector: string) => clickOn((page) => page.locator(`main a${selector}`));
const tab = (name: string | RegExp) => clickOn((page) => page.getByRole('tab', { name }));

const pressKeys = (label: string | RegExp, keys: string[]) => async (page: Page) => {
  await first(page.getByLabel(label)).focus();
  const act = async () => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return { count: keys.length, act };
};

const type = (label: string | RegExp, text: string) => pressKeys(label, [...text]);
const choose = (label: string | RegExp) => pressKeys(label, ['ArrowDown']);

/** What people do on each page; `{post}`, `{event}` and `{project}` are the first of their lists. */
export const interactions: Interaction[] = [
  { as: 'visitor', path: '/', name: 'open the menu', prepare: click('Abrir menú') },
  { as: 'visitor', path: '/', name: 'filter news', prepare: click('Eventos') },
  { as: 'visitor', path: '/', name: 'more news', prepare: click('Cargar Más Noticias') },
  { as: 'visitor', path: '/', name: 'calendar', prepare: click('Calendario') },
  { as: 'visitor', path: '/?vista=calendario', name: 'next month', prepare: click('Mes siguiente') },
  { as: 'visitor', path: '/', name: 'type an address', prepare: type('Correo', 'ana@') },
  { as: 'visitor', path: '/', name: 'open an event', prepare: link('[href^="/events/"]') },
  { as: 'visitor', path: '/about', name: 'open the menu', prepare: click('Abrir menú') },
  { as: 'visitor', path: '/events', name: 'filter by type', prepare: click('Talleres') },
  { as: 'visitor', path: '/events', name: 'open the calendar', prepare: click('Elegir una fecha') },
  { as: 'visitor', path: '/events', name: 'more past events', prepare: click(/Ver más eventos/) },
  { as: 'visitor', path: '/login', name: 'type an address', prepare: type(/Email|Correo/, 'ana@') },
  { as: 'member', path: '/home', name: 'open notifications', prepare: click(/Notificaciones/) },
  { as: 'member', path: '/home', name: 'open the menu', prepare: click('Abrir menú') },
  { as: 'member', path: '/forum', name: 'type in search', prepare: type('Buscar en el portal', 'pagos') },
  { as: 'member', path: '/forum', name: 'filter by category', prepare: click(/^Ventas y Mercadeo/) },
  { as: 'member', path: '/forum', name: 'sort', prepare: choose('Ordenar por') },
  { as: 'member', path: '/forum', name: 'open the dialog', prepare: click('Crear nuevo post') },
  { as: 'member', path: '/forum', name: 'next page', prepare: click('Página siguiente') },
  { as: 'member', path: '/forum', name: 'open a post', prepare: link('[href^="/forum/post/"]') },
  { as: 'member', path: '{post}', name: 'back to the list', prepare: link('[href^="/forum"]') },
  { as: 'member', path: '{post}', name: 'like', prepare: click(/Me gusta/) },
  { as: 'member', path: '{post}', name: 'open the report dialog', prepare: click('Reportar') },
  { as: 'member', path: '{post}', name: 'type a comment', prepare: type(/Escribe un comentario/, 'Gracias') },
  { as: 'member', path: '{post}', name: 'open a comment’s menu', prepare: click(/Más acciones del comentario/) },
  { as: 'member', path: '{long post}', name: 'like, 500 comments', prepare: click(/Me gusta/) },
  { as: 'member', path: '{long post}', name: 'type, 500 comments', prepare: type(/Escribe un comentario/, 'Gracias') },
  { as: 'member', path: '{long post}', name: 'next page, 500 comments', prepare: click('Página siguiente') },
  { as: 'member', path: '/events', name: 'filter by type', prepare: click('Talleres') },
  { as: 'member', path: '{event}', name: 'copy the link', prepare: click('Copiar enlace') },
  { as: 'member', path: '/projects', name: 'filter', prepare: click('Tecnología') },
  { as: 'member', path: '/projects', name: 'next page', prepare: click('Página siguiente') },
  { as: 'member', path: '{project}', name: 'open the menu', prepare: click('Abrir menú') },
  { as: 'member', path: '/members', name: 'type in search', prepare: type(/Buscar por nombre/, 'mar') },
  { as: 'member', path: '/members', name: 'filter by skill', prepare: choose('Habilidad') },
  { as: 'member', path: '/members', name: 'open the dialog', prepare: click(/Conectar con/) },
  { as: 'member', path: '/members', name: 'open a profile', prepare: link('[href^="/members/"]') },
  { as: 'member', path: '/members', name: 'next page', prepare: click('Página siguiente') },
  { as: 'member', path: '/networking', name: 'open a menu', prepare: click(/Más acciones/) },
  { as: 'member', path: '/networking', name: 'pending requests', prepare: tab(/Pendientes/) },
  { as: 'member', path: '/search?q=pago', name: 'type in search', prepare: type('Buscar en el portal', 's') },
  { as: 'member', path: '/search?q=pago', name: 'only posts', prepare: click(/^Publicaciones/) },
  { as: 'member', path: '/mensajes', name: 'open the menu', prepare: click('Abrir menú') },
  { as: 'member', path: '/profile', name: 'edit', prepare: click('Editar Perfil') },
  { as: 'member', path: '/profile', name: 'change the photo', prepare: click('Cambiar foto') },
  { as: 'member', path: '/contact', name: 'type a message', prepare: type(/^Mensaje/, 'Hola') },
  { as: 'member', path: '/avisos', name: 'only unread', prepare: click(/^Sin leer/) },
  { as: 'member', path: '/mis-eventos', name: 'proposals', prepare: tab('Propuestas') },
  { as: 'admin', path: '/admin', name: 'another tab', prepare: tab('Estadísticas') },
  { as: 'admin', path: '/admin/miembros', name: 'type in search', prepare: type(/Buscar/, 'mar') },
  { as: 'admin', path: '/admin/miembros', name: 'filter', prepare: click(/^Suspendidos/) },
  { as: 'admin', path: '/admin/miembros', name: 'choose columns', prepare: click('Columnas') },
  { as: 'admin', path: '/admin/foro', name: 'filter by category', prepare: choose('Categoría') },
  { as: 'admin', path: '/admin/eventos/nuevo', name: 'type a title', prepare: type(/^Título/, 'Feria') },
  { as: 'admin', path: '/admin/noticias/nueva', name: 'preview', prepare: tab('Vista previa') },
];
