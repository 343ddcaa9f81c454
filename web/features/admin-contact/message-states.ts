import type { InboxState } from '#contract/contact/admin-contact.contract.ts';

export interface InboxTab {
  slug: 'todos' | 'sin-leer' | 'sin-responder' | 'respondidos';
  state: InboxState;
  label: string;
  empty: string;
}

/** Tabs of the inbox with their slugs in the URL. */
export const inboxTabs: readonly [InboxTab, ...InboxTab[]] = [
  { slug: 'todos', state: 'all', label: 'Todos', empty: 'Todavía no ha llegado ningún mensaje' },
  { slug: 'sin-leer', state: 'unread', label: 'Sin leer', empty: 'No hay mensajes sin leer' },
  { slug: 'sin-responder', state: 'unanswered', label: 'Sin responder', empty: 'No hay mensajes sin responder' },
  { slug: 'respondidos', state: 'answered', label: 'Respondidos', empty: 'Todavía no se ha respondido ninguno' },
];
