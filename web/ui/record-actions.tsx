import { ExternalLink, EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { agree, type Noun, withArticle, withParticiple } from '../lib/nouns.ts';
import type { ReadRecord } from '../lib/publishable-resource.ts';
import { type ConfirmedAction, useActionDialog } from './action-dialog.tsx';
import { Button, ButtonLink } from './button.tsx';
import { ConfirmQuestion } from './confirm-dialog.tsx';

export interface RecordAction {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  action: ConfirmedAction;
}

interface RecordActionOptions
  extends Omit<ConfirmedAction, 'title' | 'confirmLabel' | 'busyLabel' | 'onDone'>,
    Partial<Pick<ConfirmedAction, 'confirmLabel' | 'busyLabel'>> {
  label: string;
  icon: LucideIcon;
  /** Of the question, where it is not the label: "¿Suspender la cuenta de «Ana»?" */
  verb?: string;
  name: string;
  onDone?: (() => void) | undefined;
}

export function recordAction(options: RecordActionOptions): RecordAction {
  const { label, icon, destructive = false, verb = label, name, onDone, ...action } = options;
  const title = <ConfirmQuestion verb={verb} name={name} />;
  const standard = { title, confirmLabel: label, busyLabel: 'Guardando...', destructive };
  return { label, icon, destructive, action: { ...standard, ...action, ...(onDone && { onDone }) } };
}

type ActionTexts = Pick<ConfirmedAction, 'text' | 'success' | 'failure'>;

interface DeleteActionOptions extends Partial<ActionTexts>, Pick<ConfirmedAction, 'run'> {
  name: string;
  noun: Noun;
  /** Prefix where the name is not the record's own: "el mensaje de". */
  kind?: string;
  onDone?: (() => void) | undefined;
}

export function deleteAction({ noun, kind, ...options }: DeleteActionOptions): RecordAction {
  const label = 'Eliminar';
  return recordAction({
    label,
    icon: Trash2,
    verb: kind ? `${label} ${kind}` : label,
    text: 'No se puede deshacer.',
    busyLabel: 'Eliminando...',
    destructive: true,
    success: { title: withParticiple(noun, 'eliminad'), description: `«${options.name}» ya no existe.` },
    failure: `No se pudo eliminar ${withArticle(noun)}`,
    ...options,
  });
}

interface PublicationActionsOptions {
  record: ReadRecord & { title: string };
  noun: Noun;
  /** Where it is read: "ya está a la vista". */
  where?: string;
  mutations: Record<'publish' | 'unpublish', (record: ReadRecord) => Promise<unknown>> & {
    remove: (id: string) => Promise<unknown>;
  };
  /** Beside what the noun says. */
  texts: { publish: Partial<ActionTexts> & Pick<ActionTexts, 'text'> } & Partial<
    Record<'unpublish' | 'remove', Partial<ActionTexts>>
  >;
  publishLabel?: string | undefined;
  onDeleted?: (() => void) | undefined;
}

export function publicationActions(options: PublicationActionsOptions) {
  const { record, noun, where = 'a la vista', mutations, texts, publishLabel = 'Publicar', onDeleted } = options;
  const { title: name } = record;
  const publish = recordAction({
    label: publishLabel,
    icon: Send,
    name,
    busyLabel: 'Publicando...',
    run: () => mutations.publish(record),
    success: { title: withParticiple(noun, 'publicad'), description: `«${name}» ya está ${where}.` },
    failure: `No se pudo publicar ${withArticle(noun)}`,
    ...texts.publish,
  });
  const unpublish = recordAction({
    label: 'Pasar a borrador',
    icon: EyeOff,
    name,
    text: `Dejará de verse en el sitio. Puedes ${agree('publicarl', noun)} de nuevo cuando quieras.`,
    run: () => mutations.unpublish(record),
    success: {
      title: `${withParticiple(noun, 'guardad')} como borrador`,
      description: `«${name}» ya no está ${where}.`,
    },
    failure: `No se pudo ocultar ${withArticle(noun)}`,
    ...texts.unpublish,
  });
  const remove = deleteAction({
    ...texts.remove,
    name,
    noun,
    run: () => mutations.remove(record.id),
    onDone: onDeleted,
  });
  return { publish, unpublish, remove };
}

interface EditorToolbarProps {
  badges: ReactNode;
  publicHref?: string | undefined;
  links?: (confirmAction: (action: ConfirmedAction) => void) => ReactNode;
  listHref: string;
  actions: (onDeleted: () => void) => readonly RecordAction[];
  /** Releases the unsaved-changes guard before leaving. */
  onDeleted?: () => void;
  children?: (confirmAction: (action: ConfirmedAction) => void) => ReactNode;
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { badges, publicHref, links, listHref, actions, onDeleted, children } = props;
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();

  function leave() {
    onDeleted?.();
    navigate(listHref, { replace: true });
  }

  return (
    <>
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
          {links?.(confirmAction)}
          {actions(leave).map(({ label, icon: Icon, destructive, action }) => (
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
      {children?.(confirmAction)}
      {dialog}
    </>
  );
}
