import { EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import type { ConfirmedAction } from './action-dialog.tsx';
import type { MenuItem } from './menu.tsx';
import { NamedQuestion } from './named-question.tsx';

/** Something to do with a record, for its menu or its toolbar. */
export interface RecordAction {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  action: ConfirmedAction;
}

/** The actions as entries of a menu: each is asked about first. */
export function menuItems(actions: readonly RecordAction[], ask: (action: ConfirmedAction) => void): MenuItem[] {
  return actions.map(({ action, ...item }) => ({ ...item, onSelect: () => ask(action) }));
}

interface Told extends Pick<ConfirmedAction, 'text' | 'run' | 'success' | 'failure' | 'onDone'> {
  /** Name of what it is about. */
  name: string;
  /** What of that name, where it is not the thing itself: "el mensaje de". */
  kind?: string;
}

export function publishAction({ name, ...told }: Told, label = 'Publicar'): RecordAction {
  const title = <NamedQuestion verb={label} name={name} />;
  return { label, icon: Send, action: { ...told, title, confirmLabel: label, busyLabel: 'Publicando...' } };
}

export function unpublishAction({ name, ...told }: Told): RecordAction {
  const label = 'Pasar a borrador';
  const title = <NamedQuestion verb={label} name={name} />;
  return { label, icon: EyeOff, action: { ...told, title, confirmLabel: label, busyLabel: 'Guardando...' } };
}

export function deleteAction({ name, kind, ...told }: Told): RecordAction {
  const label = 'Eliminar';
  const title = <NamedQuestion verb={kind ? `${label} ${kind}` : label} name={name} />;
  const action = { ...told, title, confirmLabel: label, busyLabel: 'Eliminando...', destructive: true };
  return { label, icon: Trash2, destructive: true, action };
}
