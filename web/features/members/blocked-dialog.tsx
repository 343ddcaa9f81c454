import { useQuery } from '@tanstack/react-query';
import type { BlockedMember } from '#contract/members/networking.contract.ts';
import { BLOCK_EFFECT } from '../../copy/blocking.ts';
import { fullName } from '../../lib/people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyPage, Pagination } from '../../ui/pagination.tsx';
import { PersonRow } from '../../ui/person-row.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { blockedQuery } from './networking.api.ts';
import { Day } from './person-line.tsx';
import { useNetworkActions } from './use-network-actions.tsx';
import type { NetworkParams } from './use-network-params.ts';

export function BlockedDialog({ params }: { params: NetworkParams }) {
  return (
    <Dialog open={params.isShowingBlocked} onClose={() => params.showBlocked(false)} title="Miembros bloqueados">
      {params.isShowingBlocked ? <BlockedList params={params} /> : null}
    </Dialog>
  );
}

function BlockedList({ params: { blocked } }: { params: NetworkParams }) {
  const query = useQuery(blockedQuery(blocked.page));
  const { confirmUnblock, dialog } = useNetworkActions();
  return (
    <>
      <p className="mb-4 text-muted">{BLOCK_EFFECT}</p>
      <QueryBoundary
        query={query}
        loading="Cargando miembros bloqueados..."
        failed="No se pudieron cargar los miembros bloqueados"
        skeleton={<RowsSkeleton count={2} />}
      >
        {({ members, total, totalPages }) => (
          <>
            {total === 0 ? <p>No has bloqueado a nadie.</p> : null}
            {total > 0 && members.length === 0 ? (
              <EmptyPage many="miembros" onFirstPage={() => blocked.setPage(1)} />
            ) : null}
            <ul className="divide-y divide-border">
              {members.map((member) => (
                <BlockedRow key={member.id} member={member} onUnblock={() => confirmUnblock(member)} />
              ))}
            </ul>
            <Pagination page={blocked.page} totalPages={totalPages} onPage={blocked.setPage} className="mt-4" />
          </>
        )}
      </QueryBoundary>
      {dialog}
    </>
  );
}

function BlockedRow({ member, onUnblock }: { member: BlockedMember; onUnblock: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PersonRow person={member} as="p" photo="size-10 text-sm" className="flex-[1_1_14rem] items-center">
        {member.company ? <p className="text-sm text-muted">{member.company}</p> : null}
        <p className="text-sm text-muted">
          Desde el <Day instant={member.blockedAt} />
        </p>
      </PersonRow>
      <Button variant="outline" size="sm" onClick={onUnblock} className="ml-auto">
        Desbloquear<span className="sr-only"> a {fullName(member)}</span>
      </Button>
    </li>
  );
}
