import type { IssueState } from '#contract/newsletter/issues.contract.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export type IssueSlug = 'todos' | 'borradores' | 'en-envio' | 'enviados';

interface IssueTab {
  slug: IssueSlug;
  state?: IssueState;
  label: string;
  empty: string;
}

/** The parts of the list, as the address names them. */
export const issueTabs: readonly [IssueTab, ...IssueTab[]] = [
  { slug: 'todos', label: 'Todos', empty: 'Todavía no hay números del boletín' },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'en-envio', state: 'sending', label: 'En envío', empty: 'No se está enviando ninguno' },
  { slug: 'enviados', state: 'sent', label: 'Enviados', empty: 'Todavía no se ha enviado ninguno' },
];

export const issueSlugs = issueTabs.map(({ slug }) => slug) as [IssueSlug, ...IssueSlug[]];

export const issueStateLabels: Record<IssueState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Borrador', tone: 'grey' },
  sending: { label: 'En envío', tone: 'yellow' },
  sent: { label: 'Enviado', tone: 'green' },
};
