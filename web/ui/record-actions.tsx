import { ExternalLink, EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ReadRecord } from '../lib/publishable-resource.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { Button, ButtonLink } from './button.tsx';
import { ConfirmQuestion } from './confirm-dialog.tsx';
import type { MenuItem } from './menu.tsx';

export interface RecordAction {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  action: ConfirmedAction;
}

export function menuItems(
  actions: readonly RecordAction[],
  confirmAction: (action: ConfirmedAction) => void,
): MenuItem[] {
  return actions.map(({ action, ...item }) => ({ ...item, onSelect: () => confirmAction(action) }));
}

interface RecordActionOptions extends Pick<ConfirmedAction, 'text' | 'run' | 'success' | 'failure' | 'onDone'> {
  name: string;
  /** Prefix where the name is not the record's own: "el mensaje de". */
  kind?: string;
}

export function deleteAction({ name, kind, ...options }: RecordActionOptions): RecordAction {
  const label = 'Eliminar';
  const title = <ConfirmQuestion verb={kind ? `${label} ${kind}` : label} name={name} />;
  const action = { ...options, title, confirmLabel: label, busyLabel: 'Eliminando...', destructive: true };
  return { label, icon: Trash2, destructive: true, action };
}

type ActionTexts = Pick<ConfirmedAction, 'text' | 'success' | 'failure'>;

interface PublicationActionsOptions {
  record: ReadRecord & { title: string };
  mutations: Record<'publish' | 'unpublish', (record: ReadRecord) => Promise<unknown>> & {
    remove: (id: string) => Promise<unknown>;
  };
  texts: { publish: ActionTexts; unpublish: ActionTexts; remove: ActionTexts };
  publishLabel?: string | undefined;
  onDeleted?: (() => void) | undefined;
}

export function publicationActions(options: PublicationActionsOptions) {
  const { record, mutations, texts, publishLabel = 'Publicar', onDeleted } = options;
  const { title: name } = record;
  const publish: RecordAction = {
    label: publishLabel,
    icon: Send,
    action: {
      ...texts.publish,
      title: <ConfirmQuestion verb={publishLabel} name={name} />,
      confirmLabel: publishLabel,
      busyLabel: 'Publicando...',
      run: () => mutations.publish(record),
    },
  };
  const toDraft = 'Pasar a borrador';
  const unpublish: RecordAction = {
    label: toDraft,
    icon: EyeOff,
    action: {
      ...texts.unpublish,
      title: <ConfirmQuestion verb={toDraft} name={name} />,
      confirmLabel: toDraft,
      busyLabel: 'Guardando...',
      run: () => mutations.unpublish(record),
    },
  };
  const remove = deleteAction({ ...texts.remove, name, run: () => mutations.remove(record.id), onDone: onDeleted });
  return { publish, unpublish, remove };
}

interface RecordToolbarProps {
  badges: ReactNode;
  publicHref?: string | undefined;
  links?: ReactNode;
  actions: readonly RecordAction[];
  confirmAction: (action: ConfirmedAction) => void;
}

export function RecordToolbar({ badges, publicHref, links, actions, confirmAction }: RecordToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="mr-auto flex flex-wrap gap-1.5">{badges}</p>
      {/* One group: where they do not fit beside the badges, all of them wrap together. */}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
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
    </div>
  );
}

interface EditorToolbarProps extends Pick<RecordToolbarProps, 'badges' | 'publicHref' | 'links'> {
  listHref: string;
  actions: (onDeleted: () => void) => readonly RecordAction[];
  /** Releases the unsaved-changes guard before leaving. */
  onDeleted: () => void;
  children?: (confirmAction: (action: ConfirmedAction) => void) => ReactNode;
}

export function EditorToolbar({ listHref, actions, onDeleted, children, ...toolbar }: EditorToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();

  function leave() {
    onDeleted();
    navigate(listHref, { replace: true });
  }

  return (
    <>
      <RecordToolbar {...toolbar} actions={actions(leave)} confirmAction={confirmAction} />
      {children?.(confirmAction)}
      {dialog}
    </>
  );
}
