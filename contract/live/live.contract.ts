import { get } from '../endpoint.ts';
import type { DirectMessage } from '../messages/messages.contract.ts';
import type { Notification } from '../notifications/notifications.contract.ts';

/** Unread counts of a member. */
export interface LiveCounts {
  notifications: number;
  messages: number;
}

/** Payloads of the stream by event name; each carries the current counts. */
export interface LiveEvents {
  /** Sent on connecting and after a gap: the client refetches what is on the screen. */
  snapshot: { counts: LiveCounts };
  notification: { counts: LiveCounts; notification: Notification };
  /** Received, or sent from another window. `unread` is of the conversation with that member. */
  message: { counts: LiveCounts; memberId: string; message: DirectMessage; unread: number };
  /** Something was read, here or in another window; with `memberId`, a conversation. */
  read: { counts: LiveCounts; memberId?: string };
  /** A request or a connection of one's own changed. */
  connection: { counts: LiveCounts };
  /** One's role is another one. */
  role: { counts: LiveCounts };
  /** The read-only mode began or ended: the client refetches the settings. */
  site: { counts: LiveCounts };
}

export const liveContract = {
  streamLive: get(
    '/api/live',
    'member',
    'Flujo de eventos: notificaciones, mensajes y cambios en la red propia a medida que ocurren',
  ),
};
