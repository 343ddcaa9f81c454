import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NOTIFICATION_GROUPS } from './notification-groups.ts';

const group = z.enum(NOTIFICATION_GROUPS, 'El grupo de avisos no es válido');

export const notificationPreference = z.object({
  group,
  /** In the list of the bell. */
  site: z.boolean(),
  mail: z.boolean(),
  /** Always shown on the site: cannot be switched off. */
  siteIsFixed: z.boolean(),
});
export type NotificationPreference = z.output<typeof notificationPreference>;

export const preferencesContract = {
  listPreferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    guard: 'member',
    summary: 'Dónde quiere recibir cada grupo de avisos quien pregunta',
    response: z.object({ preferences: z.array(notificationPreference) }),
  }),
  setPreference: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences/:group',
    guard: 'member',
    summary: 'Elegir si un grupo de avisos llega al sitio y al correo',
    params: z.object({ group }),
    body: z.object({ site: z.boolean('Elige sí o no'), mail: z.boolean('Elige sí o no') }),
    response: notificationPreference,
  }),
};
