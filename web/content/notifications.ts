import type { NotificationGroup } from '#contract/notifications/notification-groups.ts';

export const notificationGroups: Record<NotificationGroup, { name: string; text: string }> = {
  events: { name: 'Eventos', text: 'Tus inscripciones y propuestas, los cambios y el recordatorio de un día antes.' },
  network: { name: 'Red de contactos', text: 'Solicitudes de conexión que recibes y las que te aceptan.' },
  messages: {
    name: 'Mensajes',
    text: 'Un correo si alguien te escribe y no lo lees en unos minutos. En el sitio, el número de mensajes sin leer siempre está a la vista.',
  },
  forum: { name: 'Foro', text: 'Comentarios en tus publicaciones y respuestas a lo que comentas.' },
  system: {
    name: 'Oficina y cuenta',
    text: 'Lo que la oficina te comunica a ti. En el sitio aparece siempre.',
  },
};
