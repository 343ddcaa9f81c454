import { get } from '../endpoint.ts';
import type { DirectMessage } from '../messages/messages.contract.ts';
import type { Notification } from '../notifications/notifications.contract.ts';

export interface LiveCounts {
  notifications: number;
  messages: number;
}

export interface LiveEvents {
  /** Sent on connecting and after a gap: the client refetches what is on the screen. */
  snapshot: { counts: LiveCounts };
  notification: { counts: LiveCounts; notification: Notification };
  /** Received, or sent from another window; `unread` is of that conversation. */
  message: { counts: LiveCounts; memberId: string; message: DirectMessage; unread: number };
  /** From any window; with `memberId`, one conversation. */
  read: { counts: LiveCounts; memberId?: string };
  connection: { counts: LiveCounts };
  role: { counts: LiveCounts };
  /** The client refetches the settings, as when the read-only mode begins or ends. */
  site: { counts: LiveCounts };
}

export const liveContract = {
  streamLive: get(
    '/api/live',
    'member',
    'Flujo de eventos: notificaciones, mensajes y cambios en la red propia a medida que ocurren',
  ),
};
