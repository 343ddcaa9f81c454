import { useQuery } from '@tanstack/react-query';
import { newIssuePath } from '#contract/paths.ts';
import { useTabParams } from '../../lib/use-tab-params.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { IssueRecord } from './issue-record.tsx';
import { issueTabs } from './issue-states.ts';
import { issuesQuery, useIssueMutations } from './issues.api.ts';

const PAGE_SIZE = 20;

const texts = {
  one: 'número',
  many: 'números',
  loading: 'Cargando números...',
  failed: 'No se pudieron cargar los números',
};

/** All issues: drafts, in delivery and sent. */
export function IssueManagement() {
  const params = useTabParams(issueTabs);
  const { tab, search, page } = params;
  const query = useQuery(issuesQuery({ state: tab.state, search, page, limit: PAGE_SIZE }));
  const mutations = useIssueMutations();
  const { confirmAction, dialog } = useActionDialog();
  const counts = query.data?.counts;
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar números por estado',
          options: issueTabs.map(({ slug, state, label }) => ({
            value: slug,
            label,
            count: state ? counts?.[state] : counts && counts.draft + counts.sending + counts.sent,
          })),
        }}
        searchLabel="Buscar por asunto"
        query={query}
        items={query.data?.issues}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: tab.empty,
          action: tab.state ? null : <ButtonLink href={newIssuePath}>Crear el primero</ButtonLink>,
        }}
      >
        {(issue) => <IssueRecord issue={issue} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
