import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MemberCard, memberLimits } from '#contract/members/members.contract.ts';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { MemberCardView } from './member-card-view.tsx';
import { membersQuery } from './members.api.ts';
import { memberGrid, personShape } from './person-line.tsx';
import type { MemberParams } from './use-member-params.ts';

const texts = {
  one: 'miembro',
  many: 'miembros',
  loading: 'Cargando miembros...',
  failed: 'No se pudieron cargar los miembros',
};

const cardShape = { ...personShape, below: ['h-10', 'h-6 w-2/3', 'h-9', 'h-9 w-1/2'] };

interface MemberListProps {
  params: MemberParams;
  connectionOf: (member: MemberCard) => ReactNode;
  siteSearch: string | undefined;
}

export function MemberList({ params: { filters, ...params }, connectionOf, siteSearch }: MemberListProps) {
  const query = useQuery(membersQuery(filters));
  const { data } = query;
  return (
    <PagedList
      isRegion
      className="mt-8"
      query={query}
      items={data?.members}
      itemKey={({ id }) => id}
      pageSize={memberLimits.pageSize}
      page={filters.page}
      onPage={params.setPage}
      heading={params.isFiltered ? 'Miembros encontrados' : 'Todos los miembros'}
      texts={texts}
      skeleton={<LoadingShapes label={texts.loading} count={8} grid={memberGrid} {...cardShape} />}
      toolbar={
        <>
          {data?.isApproximate ? <ApproximateNote text={filters.search} className="mb-4 text-muted" /> : null}
          {data?.inProfiles ? (
            <p className="mb-4 text-muted">
              Ningún nombre ni empresa tiene «<bdi className="wrap-anywhere">{filters.search}</bdi>»; lo dicen estos
              perfiles:
            </p>
          ) : null}
        </>
      }
      empty={{
        title: 'No se encontraron miembros',
        description: 'Intenta ajustar tus filtros de búsqueda',
        action: params.isFiltered ? (
          <div className="flex flex-wrap justify-center gap-3">
            {siteSearch ? <ButtonLink href={siteSearch}>Buscar en todo el portal</ButtonLink> : null}
            <Button variant="outline" onClick={params.clear}>
              Limpiar Filtros
            </Button>
          </div>
        ) : null,
      }}
      grid={memberGrid}
    >
      {(member) => <MemberCardView member={member} connection={connectionOf(member)} />}
    </PagedList>
  );
}
