import { Send } from 'lucide-react';
import { newIssuePath } from '#contract/admin-paths.ts';
import type { Issue, IssueState, UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import { nouns } from '../../../lib/nouns.ts';
import { countOf } from '../../../lib/numbers.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import { deleteAction, type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import type { ListTab, ListTabs } from '../../../ui/table-list.tsx';
import type { IssueMutations } from './issues.api.ts';

export const issueTabs: ListTabs<ListTab<IssueState>> = [
  {
    slug: 'todos',
    label: 'Todas',
    empty: 'Todavía no hay ediciones del boletín',
    action: <ButtonLink href={newIssuePath}>Crear la primera</ButtonLink>,
  },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'en-envio', state: 'sending', label: 'En envío', empty: 'No se está enviando ninguna' },
  { slug: 'enviados', state: 'sent', label: 'Enviadas', empty: 'Todavía no se ha enviado ninguna' },
];

const states: Record<IssueState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Borrador', tone: 'grey' },
  sending: { label: 'En envío', tone: 'yellow' },
  sent: { label: 'Enviada', tone: 'green' },
};

export function IssueStateBadge({ issue: { state } }: { issue: Issue }) {
  return <Badge tone={states[state].tone}>{states[state].label}</Badge>;
}

export const deleteIssueAction = ({ id, subject }: Issue, { remove }: IssueMutations, onDone?: () => void) =>
  deleteAction({ name: subject, noun: nouns.issue, run: () => remove(id), onDone });

export function sendAction(issue: Issue, readers: number | undefined, mutations: IssueMutations): RecordAction {
  const people = readers === undefined ? 'los suscriptores activos' : countOf(readers, 'suscriptor', 'suscriptores');
  return recordAction({
    label: 'Enviar',
    icon: Send,
    name: issue.subject,
    text: `Llegará una sola vez a ${people}. Después ya no se puede cambiar ni detener.`,
    confirmLabel: 'Enviar ahora',
    busyLabel: 'Enviando...',
    run: () => mutations.send(issue),
    success: { title: 'Envío en marcha', description: 'Puedes cerrar esta página: el envío sigue solo.' },
    failure: 'No se pudo enviar la edición',
  });
}

const resendTexts: Record<UndeliveredState, string> = {
  failed: 'Se intentará otra vez con las direcciones que el servidor de correo rechazó.',
  paused: 'Irá a las direcciones cuyos correos se reanudaron; las demás siguen en pausa.',
};

export function resendAction(issue: Issue, state: UndeliveredState, mutations: IssueMutations): ConfirmedAction {
  return {
    title: <ConfirmQuestion verb="Enviar de nuevo" name={issue.subject} />,
    text: resendTexts[state],
    confirmLabel: 'Enviar de nuevo',
    busyLabel: 'Enviando...',
    run: () => mutations.resend(issue.id, state),
    success: { title: 'Envío en marcha', description: 'Solo va a esas direcciones.' },
    failure: 'No se pudo enviar de nuevo',
  };
}
