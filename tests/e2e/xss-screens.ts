import { type Field, markOf } from './xss-fields.ts';
import type { FilledPortal } from './xss-portal.ts';

export type Viewer = 'visitor' | 'reader' | 'author' | 'admin';

export interface Screen {
  path: string;
  shows: Field[];
}

const EVENT: Field[] = [
  'event.title',
  'event.description',
  'event.duration',
  'event.location',
  'event.speaker',
  'event.topic',
  'event.price',
];
const NAME: Field[] = ['person.firstName', 'person.lastName'];

const PAGE: Field[] = ['page.title', 'page.summary', 'page.body'];
const PURPOSE: Field[] = ['content.mission', 'content.vision', 'content.valuesIntro', 'content.value'];

const SCREENS: Record<Viewer, (portal: FilledPortal) => Screen[]> = {
  visitor: ({ ids }) => [
    {
      path: '/',
      shows: [
        ...(['site.name', 'site.description', 'site.heroTitle', 'site.heroSubtitle', 'site.district'] as const),
        ...(['news.title', 'news.excerpt', 'news.category', 'event.title', 'event.description'] as const),
        ...(['event.category', 'event.location', 'event.speaker', 'site.phone', 'site.address'] as const),
        ...PURPOSE,
        ...([
          'content.whoWeAre',
          'content.figureBefore',
          'content.figure',
          'content.figureAfter',
          'content.firmName',
        ] as const),
        ...(['content.rights', 'content.linkLabel', 'page.title'] as const),
      ],
    },
    {
      path: '/about',
      shows: [
        ...(['site.name', 'site.description', 'content.text', 'content.intro', ...PURPOSE] as const),
        ...(['content.leaderName', 'content.leaderPosition', 'content.leaderField'] as const),
        ...(['content.milestoneYear', 'content.milestoneTitle', 'content.milestoneText'] as const),
      ],
    },
    { path: '/paginas/prueba-0', shows: PAGE },
    { path: '/events', shows: EVENT },
    { path: `/events/${ids.event}`, shows: EVENT },
    { path: `/events/${ids.cancelled}`, shows: [...EVENT, 'event.cancellation'] },
    { path: `/events/${ids.withSpeakers}`, shows: ['speaker.name', 'speaker.charge', 'speaker.text'] },
    { path: `/noticias/${ids.news}`, shows: ['news.title', 'news.excerpt', 'news.content', 'news.category'] },
    { path: '/terminos', shows: ['legal.content'] },
    { path: '/login', shows: ['site.name'] },
    { path: '/register', shows: ['site.name'] },
    { path: '/members', shows: ['site.name'] },
    { path: '/nada', shows: ['site.name'] },
  ],
  reader: ({ ids, author, friend }) => [
    { path: '/', shows: ['site.heroTitle', 'post.title', 'post.content', 'project.title', 'project.description'] },
    { path: '/contact', shows: ['content.hoursNote'] },
    { path: '/home', shows: [...NAME, 'post.title', 'event.title', 'project.title'] },
    { path: '/forum', shows: ['category.name', 'post.title', 'post.content', ...NAME] },
    { path: `/forum/post/${ids.post}`, shows: ['post.title', 'post.content', 'comment.content', ...NAME] },
    { path: '/projects', shows: ['project.title', 'project.description', 'project.timeline'] },
    {
      path: `/projects/${ids.project}`,
      shows: [
        'project.title',
        'project.description',
        'project.timeline',
        'project.longDescription',
        'participation.note',
      ],
    },
    {
      path: '/members',
      shows: [...NAME, 'person.company', 'person.position', 'person.location', 'person.bio', 'person.skill'],
    },
    {
      path: `/members/${author.id}`,
      shows: [
        ...NAME,
        'person.company',
        'person.position',
        'person.location',
        'person.bio',
        'person.skill',
        'post.title',
      ],
    },
    { path: '/networking', shows: [...NAME, 'person.company', 'person.position'] },
    { path: '/networking?pestana=pendientes', shows: [...NAME, 'connection.note'] },
    { path: '/mensajes', shows: [...NAME, 'message.body'] },
    { path: `/mensajes/${friend.id}`, shows: [...NAME, 'message.body'] },
    {
      path: '/avisos',
      shows: [...NAME, 'person.company', 'connection.note', 'attendeeMessage.subject', 'attendeeMessage.text'],
    },
    { path: `/search?q=${markOf('post.title')}`, shows: ['post.title', 'post.content'] },
    { path: `/search?q=${markOf('project.title')}`, shows: ['project.title'] },
    { path: `/search?q=${markOf('category.name')}`, shows: ['category.name', 'category.description'] },
    { path: `/search?q=${markOf('comment.content')}`, shows: ['comment.content'] },
    { path: `/search?q=${markOf('event.title')}`, shows: ['event.title', 'event.location'] },
    { path: `/search?q=${markOf('news.title')}`, shows: ['news.title', 'news.excerpt'] },
    { path: `/search?q=${markOf('person.firstName')}`, shows: [...NAME, 'person.company', 'person.position'] },
    {
      path: `/contact?project=${ids.project}`,
      shows: ['department.phone', 'site.phone', 'site.address', 'project.title'],
    },
    {
      path: '/profile',
      shows: [...NAME, 'person.company', 'person.position', 'person.location', 'person.bio', 'person.skill'],
    },
    {
      path: '/profile?editar=1',
      shows: [...NAME, 'person.company', 'person.position', 'person.location', 'person.bio'],
    },
    { path: '/profile?vista=miembro', shows: [...NAME, 'person.bio'] },
    { path: '/profile/seguridad', shows: ['passkey.name'] },
    { path: '/actividad', shows: ['post.title', 'event.title', 'project.title'] },
    { path: '/mis-eventos', shows: ['event.title', 'event.duration', 'event.location'] },
  ],
  author: ({ ids }) => [
    { path: '/profile/seguridad', shows: ['passkey.name'] },
    { path: '/mis-eventos?tab=propuestas', shows: ['proposal.title', 'proposal.return'] },
    { path: `/forum/post/${ids.hidden}`, shows: ['post.title', 'post.takedown'] },
    { path: '/avisos', shows: ['post.title', 'proposal.title', 'proposal.return'] },
  ],
  admin: ({ ids, author }) => [
    {
      path: '/admin?pestana=configuracion',
      shows: [
        'site.name',
        'site.description',
        'site.heroTitle',
        'site.heroSubtitle',
        'site.district',
        'site.phone',
        'site.address',
      ],
    },
    { path: '/admin?pestana=categorias', shows: ['category.name', 'category.description', 'category.slug'] },
    { path: '/admin?pestana=proyectos', shows: ['project.title'] },
    { path: '/admin?pestana=estadisticas', shows: ['person.firstName'] },
    {
      path: '/admin/miembros',
      shows: [...NAME, 'suspension.reason', 'person.company', 'person.position'],
    },
    {
      path: '/admin/moderacion',
      shows: [
        'postReport.details',
        'commentReport.details',
        'messageReport.details',
        'profileReport.details',
        'post.title',
        'comment.content',
        'message.body',
        'proposal.title',
        'event.location',
      ],
    },
    { path: `/admin/miembros/${author.id}`, shows: [...NAME, 'person.company', 'person.position', 'member.note'] },
    { path: '/admin/foro', shows: [...NAME, 'post.title', 'category.name'] },
    { path: '/admin/moderacion?estado=decididos', shows: ['report.decision'] },
    { path: '/admin/textos?texto=terminos&vista=previa', shows: ['legal.content'] },
    { path: '/admin/mensajes', shows: ['contact.name', 'contact.company', 'contact.message'] },
    { path: '/admin/mensajes/departamentos', shows: ['department.phone'] },
    {
      path: `/admin/mensajes/${ids.contact}`,
      shows: ['contact.name', 'contact.phone', 'contact.company', 'contact.message', 'contact.answer', 'contact.note'],
    },
    { path: '/admin/boletin', shows: ['issue.subject'] },
    { path: `/admin/boletin/${ids.issue}`, shows: ['issue.subject', 'issue.intro'] },
    { path: `/admin/boletin/${ids.issue}?vista=previa`, shows: ['issue.subject'] },
    {
      path: `/api/admin/newsletter/issues/${ids.issue}/preview`,
      shows: ['issue.subject', 'issue.intro', 'news.title', 'event.title', 'site.name', 'site.address'],
    },
    { path: '/admin/boletin/suscriptores', shows: [] },
    { path: '/admin/miembros/invitaciones', shows: [] },
    {
      path: '/admin/auditoria',
      shows: [...NAME, 'suspension.reason', 'contact.name', 'issue.subject', 'site.heroTitle'],
    },
    { path: '/admin/estado', shows: [] },
    { path: '/admin/eventos', shows: ['event.title'] },
    { path: '/admin/eventos?estado=propuestas', shows: ['proposal.title'] },
    {
      path: `/admin/eventos/${ids.event}`,
      shows: [...EVENT, 'event.category', 'question.label', 'question.option'],
    },
    {
      path: `/admin/eventos/${ids.event}/asistentes`,
      shows: [...NAME, 'person.company', 'question.label', 'answer.text'],
    },
    { path: '/admin/proyectos', shows: ['project.title'] },
    {
      path: `/admin/proyectos/${ids.project}`,
      shows: ['project.title', 'project.description', 'project.timeline', 'project.longDescription'],
    },
    { path: `/admin/proyectos/${ids.project}?vista=participantes`, shows: [...NAME, 'participation.note'] },
    { path: '/admin/contenido?estado=paginas', shows: ['page.title'] },
    { path: `/admin/contenido/${ids.page}`, shows: PAGE },
    { path: `/admin/contenido/${ids.page}?vista=previa`, shows: PAGE },
    { path: '/admin/medios', shows: ['media.alt'] },
    { path: '/admin/noticias', shows: ['news.title'] },
    { path: `/admin/noticias/${ids.news}`, shows: ['news.title', 'news.excerpt', 'news.content', 'news.category'] },
  ],
};

export const screensOf = (viewer: Viewer, portal: FilledPortal): Screen[] => SCREENS[viewer](portal);

/** Screens of all viewers, for any ids. */
export function everyScreen(): Screen[] {
  const nowhere = { id: '' };
  const portal = {
    ids: {},
    author: nowhere,
    friend: nowhere,
  } as unknown as FilledPortal;
  return Object.values(SCREENS).flatMap((screens) => screens(portal));
}

export const shownFields = () => new Set<Field>(everyScreen().flatMap(({ shows }) => shows));

interface Address {
  path: string;
  names: string[];
  /** Whether the query is shown, mostly in the search box. */
  isShown?: true;
}

const LIST = ['buscar', 'estado', 'pagina'];

/** Screens that read query parameters, and which. */
export const ADDRESSES: Address[] = [
  { path: '/search', names: ['q', 'tipo'], isShown: true },
  { path: '/forum', names: ['buscar', 'categoria', 'orden', 'estado', 'pagina'], isShown: true },
  { path: '/members', names: ['buscar', 'habilidad', 'ubicacion', 'pagina'], isShown: true },
  { path: '/networking', names: ['buscar', 'pestana', 'pagina'], isShown: true },
  { path: '/projects', names: ['categoria', 'pagina'] },
  { path: '/', names: ['noticias', 'mostrar', 'eventos', 'vista', 'fecha', 'mes'] },
  { path: '/events', names: ['tipo', 'anteriores', 'fecha', 'mes'] },
  { path: '/actividad', names: ['tipo', 'pagina'] },
  { path: '/profile', names: ['editar', 'vista', 'foto'] },
  { path: '/mis-eventos', names: ['tab', ...LIST] },
  { path: '/avisos', names: LIST },
  { path: '/contact', names: ['subject', 'project'] },
  { path: '/login', names: ['next', 'externo'] },
  { path: '/register', names: ['next', 'invitacion'] },
  { path: '/restablecer', names: ['token'] },
  { path: '/verificar-correo', names: ['token', 'sesion'] },
  { path: '/deshacer-correo', names: ['token'] },
  { path: '/boletin/confirmar', names: ['token'] },
  { path: '/boletin/baja', names: ['token'] },
  { path: '/admin', names: ['pestana', 'dias', 'pagina'] },
  { path: '/admin/miembros', names: [...LIST, 'orden'], isShown: true },
  { path: '/admin/miembros/invitaciones', names: [...LIST, 'orden'], isShown: true },
  { path: '/admin/foro', names: [...LIST, 'orden', 'categoria'], isShown: true },
  { path: '/admin/moderacion', names: LIST },
  { path: '/admin/mensajes', names: [...LIST, 'orden', 'asunto'], isShown: true },
  { path: '/admin/boletin', names: LIST, isShown: true },
  { path: '/admin/boletin/suscriptores', names: [...LIST, 'orden'], isShown: true },
  { path: '/admin/auditoria', names: ['quien', 'accion', 'desde', 'hasta', 'pagina'] },
  { path: '/admin/estado', names: LIST },
  { path: '/admin/eventos', names: LIST, isShown: true },
  { path: '/admin/proyectos', names: LIST, isShown: true },
  { path: '/admin/noticias', names: LIST, isShown: true },
  { path: '/admin/contenido', names: LIST, isShown: true },
  { path: '/admin/medios', names: LIST, isShown: true },
];
