import { EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import type { ConfirmedAction } from './action-dialog.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import type { MenuItem } from './menu.tsx';

/** Action on a record, for its menu or its toolbar. */
export interface RecordAction {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  action: ConfirmedAction;
}

/** The actions as menu items, each with a confirmation. */
export function menuItems(
  actions: readonly RecordAction[],
  confirmAction: (action: ConfirmedAction) => void,
): MenuItem[] {
  return actions.map(({ action, ...item }) => ({ ...item, onSelect: () => confirmAction(action) }));
}

interface RecordActionOptions extends Pick<ConfirmedAction, 'text' | 'run' | 'success' | 'failure' | 'onDone'> {
  /** Name of the record. */
  name: string;
  /** Prefix where the name is not the record's own: "el mensaje de". */
  kind?: string;
}

export function publishAction({ name, ...options }: RecordActionOptions, label = 'Publicar'): RecordAction {
  const title = <ConfirmQuestion verb={label} name={name} />;
  return { label, icon: Send, action: { ...options, title, confirmLabel: label, busyLabel: 'Publicando...' } };
}

export function unpublishAction({ name, ...options }: RecordActionOptions): RecordAction {
  const label = 'Pasar a borrador';
  const title = <ConfirmQuestion verb={label} name={name} />;
  return { label, icon: EyeOff, action: { ...options, title, confirmLabel: label, busyLabel: 'Guardando...' } };
}

export function deleteAction({ name, kind, ...options }: RecordActionOptions): RecordAction {
  const label = 'Eliminar';
  const title = <ConfirmQuestion verb={kind ? `${label} ${kind}` : label} name={name} />;
  const action = { ...options, title, confirmLabel: label, busyLabel: 'Eliminando...', destructive: true };
  return { label, icon: Trash2, destructive: true, action };
}
