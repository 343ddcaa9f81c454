import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { AdminContent, ContentVersion } from '#contract/content/admin/admin-content.contract.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { changeParams } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { readVersion, versionsQuery } from './admin-content.api.ts';

/** No author: a deleted account, or the initial content. */
function publisher({ publishedBy, wasScheduled }: ContentVersion): string {
  if (wasScheduled) return 'Publicación programada';
  return publishedBy ? `Publicada por ${publishedBy}` : 'Sin autor registrado';
}

export function VersionList({ id, onRestore }: { id: string; onRestore: (former: AdminContent) => void }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const query = useQuery(versionsQuery(id, page));
  const [loading, setLoading] = useState<number>();

  async function restore(number: number) {
    setLoading(number);
    try {
      onRestore(await readVersion(id, number));
    } catch (error) {
      toastFailure('No se pudo cargar la versión', error);
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <QueryBoundary
      query={query}
      skeleton={<RowsSkeleton count={3} />}
      loading="Cargando versiones..."
      failed="No se pudieron cargar las versiones"
    >
      {({ versions, total, totalPages }) =>
        total === 0 ? (
          <EmptyState title="Aún no se ha publicado" />
        ) : (
          <>
            <p className="mb-3 text-sm text-muted">
              Volver a una versión la pone en el formulario: revísala en la vista previa y publícala.
            </p>
            <ul className="grid max-w-3xl gap-3">
              {versions.map((version) => (
                <li key={version.number}>
                  <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
                    <div className="min-w-0">
                      <p className="flex flex-wrap items-center gap-2 font-semibold">
                        Versión {version.number}
                        {version.number === total ? <Badge tone="green">La más reciente</Badge> : null}
                      </p>
                      <p className="text-sm text-muted">
                        {formatInstant(version.publishedAt)} · {publisher(version)}
                      </p>
                    </div>
                    <Button
                      size="sm"
                      variant="outline"
                      busy={loading === version.number}
                      busyLabel="Cargando..."
                      aria-label={`Volver a la versión ${version.number}`}
                      onClick={() => restore(version.number)}
                    >
                      <History aria-hidden="true" className="size-4" />
                      Volver a esta
                    </Button>
                  </Card>
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={(next) => setParams((current) => changeParams(current, { pagina: String(next) }))}
              className="mt-6"
            />
          </>
        )
      }
    </QueryBoundary>
  );
}
