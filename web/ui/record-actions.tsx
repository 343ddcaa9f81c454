import { ExternalLink, EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConfirmedAction } from './action-dialog.tsx';
import { Button, ButtonLink } from './button.tsx';
import { ConfirmQuestion } from './confirm-dialog.tsx';
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

interface RecordToolbarProps {
  badges: ReactNode;
  /** Public page, once there is one. */
  publicHref?: string | undefined;
  links?: ReactNode;
  actions: readonly RecordAction[];
  confirmAction: (action: ConfirmedAction) => void;
}

/** State and actions of a record, above its form. */
export function RecordToolbar({ badges, publicHref, links, actions, confirmAction }: RecordToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex w-full flex-wrap gap-1.5 md:mr-auto md:w-auto">{badges}</p>
      {publicHref ? (
        <ButtonLink href={publicHref} size="sm" variant="outline">
          <ExternalLink aria-hidden="true" className="size-4" />
          Ver en el sitio
        </ButtonLink>
      ) : null}
      {links}
      {actions.map(({ label, icon: Icon, destructive, action }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          onClick={() => confirmAction(action)}
          className={destructive ? 'text-destructive' : undefined}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </Button>
      ))}
    </div>
  );
}
