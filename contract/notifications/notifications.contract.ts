import * as z from 'zod/mini';
import { get, post, put } from '../endpoint.ts';
import { atMost, instant, pageFields, pageNumber, pageSize, signedToken } from '../fields.ts';
import { NOTIFICATION_GROUPS } from './notification-groups.ts';

const group = z.enum(NOTIFICATION_GROUPS, 'El grupo de notificaciones no es válido');

export const notificationPreference = z.object({
  group,
  site: z.boolean(),
  mail: z.boolean(),
  /** Cannot be switched off. */
  siteIsFixed: z.boolean(),
});
export type NotificationPreference = z.output<typeof notificationPreference>;

export const preferencesContract = {
  listPreferences: get(
    '/api/notifications/preferences',
    'member',
    'Dónde quiere recibir cada grupo de notificaciones quien pregunta',
    { response: z.object({ preferences: z.array(notificationPreference) }) },
  ),
  setPreference: put(
    '/api/notifications/preferences/:group',
    'member',
    'Elegir si un grupo de notificaciones llega al sitio y al correo',
    {
      params: z.object({ group }),
      body: z.object({ site: z.boolean('Elige sí o no'), mail: z.boolean('Elige sí o no') }),
      response: notificationPreference,
    },
  ),
  /** One-click unsubscription (RFC 8058): mail programs call it without a session and without an `Origin`. */
  stopMails: post(
    '/api/notifications/unsubscribe/:group',
    'public',
    'Dejar de recibir por correo un grupo de notificaciones, con un solo clic y sin sesión',
    {
      anyOrigin: true,
      params: z.object({ group }),
      query: z.object({ token: signedToken }),
      response: z.object({ message: z.string() }),
    },
  ),
  /** For mail programs that open the link instead. Changes nothing: link scanners open it too. */
  showPreferences: get(
    '/api/notifications/unsubscribe/:group',
    'public',
    'Navegación: la página donde se elige qué notificaciones llegan por correo',
    { params: z.object({ group }), query: z.object({ token: signedToken }), status: 302 },
  ),
};

export const notification = z.object({
  id: z.string(),
  /** Stable word for programs: `event-confirmed`, `event-reminder`… */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path of this site. */
  href: z.nullable(z.string()),
  readAt: z.nullable(instant),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

export const notificationList = z.object({
  notifications: z.array(notification),
  unread: z.number(),
  ...pageFields,
});

export const notificationsContract = {
  listNotifications: get(
    '/api/notifications',
    'member',
    'Notificaciones propias, de la más nueva a la más vieja: todas, o las que faltan por leer',
    {
      query: z.object({
        status: z._default(z.enum(['all', 'unread']), 'all'),
        page: pageNumber,
        limit: pageSize(20, 100),
      }),
      response: notificationList,
    },
  ),
  markRead: post(
    '/api/notifications/read',
    'member',
    'Dar por leídas las notificaciones que se indican, las que llevan a una página, o todas',
    {
      body: z.nullish(
        z.object({
          ids: z.optional(z.array(z.uuid('El identificador no es válido')).check(atMost(100, 'Son demasiados'))),
          /** Marks the notifications that lead to this path and query. */
          path: z.optional(
            z.string().check(atMost(300, 'La dirección no es válida'), z.startsWith('/', 'La dirección no es válida')),
          ),
        }),
      ),
      response: z.object({ unread: z.number() }),
    },
  ),
};
