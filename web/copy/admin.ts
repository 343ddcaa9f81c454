import {
  adminEventsPath,
  adminMediaPath,
  adminMembersPath,
  adminNewsletterPath,
  adminNewsPath,
  adminPostsPath,
  adminProjectsPath,
  adminStatusPath,
  contactInboxPath,
} from '#contract/admin-paths.ts';
import { adminContentPath } from '#contract/content/content-paths.ts';

export const managementPages = {
  events: {
    area: 'events',
    label: 'Eventos',
    href: adminEventsPath,
    description: 'Crea y publica eventos, revisa las propuestas de los miembros y pasa la lista de asistencia.',
  },
  projects: {
    area: 'content',
    label: 'Proyectos',
    href: adminProjectsPath,
    description: 'Crea y publica proyectos, cambia su estado y mira quiénes participan.',
  },
  news: {
    area: 'content',
    label: 'Noticias',
    href: adminNewsPath,
    description: 'Escribe y publica noticias, y elige cuáles van destacadas.',
  },
  members: {
    area: 'admin',
    label: 'Miembros',
    href: adminMembersPath,
    description: 'Busca a una persona, dale o quítale un rol, suspende su cuenta o reactívala.',
  },
  posts: {
    area: 'moderation',
    label: 'Publicaciones',
    href: adminPostsPath,
    description: 'Todo lo que se ha publicado en el foro: lo que nadie ha respondido, lo cerrado y lo retirado.',
  },
  moderation: {
    area: 'moderation',
    label: 'Moderación',
    href: '/admin/moderacion',
    description: 'Decide sobre lo que reportan los miembros y sobre los eventos que proponen.',
  },
  contact: {
    area: 'admin',
    label: 'Mensajes',
    href: contactInboxPath,
    description: 'Lee y responde lo que llega por el formulario de contacto.',
  },
  newsletter: {
    area: 'admin',
    label: 'Boletín',
    href: adminNewsletterPath,
    description: 'Arma y envía las ediciones del boletín, y cuida la lista de suscriptores.',
  },
  content: {
    area: 'content',
    label: 'Contenido',
    href: adminContentPath,
    description:
      'Los textos que describen a la organización, sus servicios y sus páginas: borrador, vista previa, publicación e historial.',
  },
  media: {
    area: 'media',
    label: 'Imágenes',
    href: adminMediaPath,
    description: 'Sube las fotos del sitio, descríbelas y elige qué parte queda a la vista.',
  },
  legal: {
    area: 'admin',
    label: 'Textos legales',
    href: '/admin/textos',
    description: 'Privacidad, términos y cookies: publica versiones nuevas y lee las anteriores.',
  },
  audit: {
    area: 'admin',
    label: 'Auditoría',
    href: '/admin/auditoria',
    description: 'Quién hizo qué y cuándo en la administración. Este registro no se puede cambiar.',
  },
  security: {
    area: 'admin',
    label: 'Seguridad',
    href: '/admin/seguridad',
    description: 'Entradas, intentos fallidos y cambios de las cuentas en los últimos 90 días.',
  },
  status: {
    area: 'admin',
    label: 'Estado del portal',
    href: adminStatusPath,
    description:
      'Si el correo sale, si hay una copia reciente, si queda espacio y qué falló, para intentarlo de nuevo o descartarlo.',
  },
} as const;

const queues: Record<string, string> = {
  mail: 'Correo',
  'password-link': 'Enlace para cambiar la contraseña',
  'event-announcement': 'Notificación de un evento nuevo',
  'event-notification': 'Notificación de un cambio en un evento',
  'event-maintenance': 'Recordatorios de eventos',
  retention: 'Borrado de lo que ya no se conserva',
  'message-reminder': 'Recordatorio de un mensaje',
  invitation: 'Invitación de un miembro',
  'newsletter-confirmation': 'Confirmación de una suscripción',
  'newsletter-issue': 'Envío de una edición del boletín',
  'newsletter-mail': 'Correo de una edición del boletín',
  'login-alert': 'Alerta de intentos de entrar',
  'media-avif': 'Preparación de una imagen',
  'status-check': 'Revisión del estado del portal',
};

export const jobLabel = (queue: string) => queues[queue] ?? queue;

export const breadcrumbs = {
  members: [managementPages.members],
  events: [managementPages.events],
  projects: [managementPages.projects],
  news: [managementPages.news],
  content: [managementPages.content],
  contact: [managementPages.contact],
  newsletter: [managementPages.newsletter],
} as const;
