import type { IssueState } from '#contract/newsletter/issues.contract.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

interface IssueTab {
  slug: 'todos' | 'borradores' | 'en-envio' | 'enviados';
  state?: IssueState;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
export const issueTabs: readonly [IssueTab, ...IssueTab[]] = [
  { slug: 'todos', label: 'Todos', empty: 'Todavía no hay números del boletín' },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'en-envio', state: 'sending', label: 'En envío', empty: 'No se está enviando ninguno' },
  { slug: 'enviados', state: 'sent', label: 'Enviados', empty: 'Todavía no se ha enviado ninguno' },
];

export const issueStateLabels: Record<IssueState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Borrador', tone: 'grey' },
  sending: { label: 'En envío', tone: 'yellow' },
  sent: { label: 'Enviado', tone: 'green' },
};
